import {BRAND} from '../../config/brand';
import type {GiftProblem} from '../../domain/gift/gift-voucher';
import type {Translate} from '../../i18n/catalogue';
import {useTranslate} from '../../i18n/use-translate';
import {Notice} from '../../ui/Notice';

/** Why it did not work, and what to do next. */
export function GiftProblemNotice({problem}: {readonly problem: GiftProblem}) {
  const translate = useTranslate();
  return (
    <Notice tone="error">
      <p>{problemText(problem, translate)}</p>
    </Notice>
  );
}

/** The sentence for a problem. */
export function problemText(problem: GiftProblem, translate: Translate): string {
  const minutes = problem.state === 'limited' ? Math.ceil(problem.seconds / 60) : 0;
  return translate(`gift:problem.${problem.state}`, {minutes, phone: BRAND.phone.display});
}

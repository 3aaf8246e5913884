import {Form} from '@remix-run/react';

import {contentPath} from '../../config/paths';
import type {GiftProblem} from '../../domain/gift/gift-voucher';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {GiftProblemNotice, problemText} from './GiftProblemNotice';
import * as styles from './GiftRedemption.css';

type Props = {
  readonly code: string;
  readonly problem: GiftProblem | null;
};

/** The first step: which code. It asks, and changes nothing. */
export function CodeStep({code, problem}: Props) {
  const translate = useTranslate();
  const action = contentPath(useLanguage(), 'redeemGiftSubscription');
  const isOfCode = problem !== null && problem.state !== 'limited' && problem.state !== 'unavailable';
  return (
    <Form className={styles.form} method="get" action={action} preventScrollReset>
      <h2>{translate('gift:code.title')}</h2>
      {problem !== null && !isOfCode && <GiftProblemNotice problem={problem} />}
      <Field
        label={translate('gift:code.label')}
        hint={translate('gift:code.hint')}
        name="code"
        defaultValue={code}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        error={isOfCode ? problemText(problem, translate) : undefined}
      />
      <div>
        <Button>{translate('gift:code.submit')}</Button>
      </div>
    </Form>
  );
}

import {homePath} from '../../pages/paths';
import {useLanguage} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import * as styles from './LoginFailed.css';
import {useTranslate} from './texts';

type Props = {
  readonly reason: LoginFailureReason;
  /** Where a new login begins that leads to where this one was to lead. */
  readonly again: string;
};

/** Says what happened to a login that was broken off, came too late or was refused, and how to go on. */
export function LoginFailed({reason, again}: Props) {
  const translate = useTranslate();
  return (
    <PageWidth size="text" className={styles.page}>
      <h1>{translate(`account:login.${reason}.title`)}</h1>
      <p className={styles.text}>{translate(`account:login.${reason}.text`)}</p>
      <p className={styles.ways}>
        <Button href={again}>{translate('account:login.again')}</Button>
        <TextLink href={homePath(useLanguage())} variant="standalone">
          {translate('account:login.home')}
        </TextLink>
      </p>
    </PageWidth>
  );
}

const REASONS = ['denied', 'ended', 'expired', 'refused', 'unavailable'] as const;

type LoginFailureReason = (typeof REASONS)[number];

/** Tells why a login did not end well, as the page's address says it; `expired` for everything else. */
export function loginFailure(reason: string | null): LoginFailureReason {
  return REASONS.find((known) => known === reason) ?? 'expired';
}

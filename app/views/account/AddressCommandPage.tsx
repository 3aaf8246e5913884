import type {ProfileAnswer, ProfileCommandName, SavedAddress} from '../../domain/account/profile';
import type {Fallible} from '../../domain/fallible';
import {useLanguage} from '../../i18n/use-translate';
import {profilePath} from '../../pages/paths';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import {AddressPage} from './AddressPage';
import * as styles from './CommandForm.css';
import {ProfileUnavailable} from './ProfilePage';
import {useTranslate} from './texts';

type Props = {
  readonly name: Exclude<ProfileCommandName, 'rename' | 'add'>;
  /** `null` for an address that is not there. */
  readonly saved: Fallible<SavedAddress | null>;
  readonly answer: ProfileAnswer | null;
};

/**
 * Shows a command to an address of the address book. One that was sent is shown again, also while nothing can be read.
 */
export function AddressCommandPage({name, saved, answer}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const address = saved.state === 'ready' ? saved.data : null;
  if (address !== null || (answer !== null && answer.problem?.code !== 'gone')) {
    return <AddressPage name={name} saved={address} answer={answer} />;
  }
  return (
    <div className={styles.command}>
      <h1 className={styles.title}>{translate(`account:profile.${name}.title`)}</h1>
      {saved.state === 'unavailable' ? (
        <ProfileUnavailable />
      ) : (
        <Notice tone="info">{translate('account:profile.refusal.gone')}</Notice>
      )}
      <p>
        <TextLink href={profilePath(language)} variant="standalone">
          {translate('account:profile.back')}
        </TextLink>
      </p>
    </div>
  );
}

import {SHIPPING_COUNTRIES} from '../../config/countries';
import type {ProfileAnswer, ProfileCommandName, SavedAddress} from '../../domain/account/profile';
import {useLanguage} from '../../i18n/use-translate';
import {profilePath} from '../../pages/paths';
import {Button} from '../../ui/Button';
import {Checkbox} from '../../ui/Checkbox';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import {AddressFields} from './AddressFields';
import {AddressLines} from './AddressLines';
import * as styles from './CommandForm.css';
import {shown} from './ProfilePage.css';
import {ProfileProblem} from './ProfileProblem';
import {useTranslate} from './texts';

type Props = {
  readonly name: Exclude<ProfileCommandName, 'rename'>;
  /** The address that the command is for; `null` for a new one. */
  readonly saved: SavedAddress | null;
  readonly answer: ProfileAnswer | null;
};

/** Shows a command to the address book: a form of an address, or a question with one button. */
export function AddressPage({name, saved, answer}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const isQuestion = name === 'delete' || name === 'make-default';
  return (
    <div className={styles.command}>
      <h1 className={styles.title}>{translate(`account:profile.${name}.title`)}</h1>
      {answer !== null && <ProfileProblem answer={answer} />}
      <p className={styles.text}>{translate(`account:profile.${name}.text`)}</p>
      {isQuestion && saved !== null && (
        <p className={shown}>
          <AddressLines address={saved.address} />
        </p>
      )}
      <form method="post" className={styles.form} noValidate>
        <IdempotencyKeyField kept={answer?.idempotencyKey ?? null} />
        {!isQuestion && <AddressForm saved={saved} answer={answer} />}
        <div className={styles.buttons}>
          <Button>{translate(`account:profile.${name}.submit`)}</Button>
          <Button href={profilePath(language)} variant="ghost" inline>
            {translate('account:profile.back')}
          </Button>
        </div>
      </form>
    </div>
  );
}

function AddressForm({saved, answer}: Omit<Props, 'name'>) {
  const translate = useTranslate();
  return (
    <>
      <AddressFields address={saved?.address ?? {}} answer={answer} countries={SHIPPING_COUNTRIES} />
      {/* There is always one default: it is given to another address, never taken away. */}
      {saved?.isDefault !== true && (
        <Checkbox
          name="isDefault"
          value="on"
          label={translate('account:profile.isDefault')}
          defaultChecked={answer?.values['isDefault'] === 'on'}
        />
      )}
    </>
  );
}

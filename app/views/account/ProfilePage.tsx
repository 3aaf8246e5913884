import type {Profile, ProfileAnswer, ProfileCommandName, SavedAddress} from '../../domain/account/profile';
import {canDelete} from '../../domain/account/profile';
import type {Fallible} from '../../domain/fallible';
import {useLanguage} from '../../i18n/use-translate';
import {Badge} from '../../ui/Badge';
import {Button} from '../../ui/Button';
import {Field} from '../../ui/Field';
import {Notice} from '../../ui/Notice';
import {TextLink} from '../../ui/TextLink';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import {servicePath} from '../../pages/service-paths';
import {row} from '../parts/PostalAddressFields.css';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import {title} from './AccountFrame.css';
import {AddressLines} from './AddressLines';
import {card} from './DeliveryCard.css';
import {addressCommandPath, dashboardPath, newAddressPath} from './pages';
import {ProfileProblem} from './ProfileProblem';
import * as styles from './ProfilePage.css';
import {useTranslate} from './texts';

type Props = {
  readonly profile: Fallible<Profile>;
  /** The form of the name, where it has to be sent again. */
  readonly answer: ProfileAnswer | null;
  /** The command that led here. */
  readonly done: ProfileCommandName | null;
};

/** Shows who the customer is, and where what they buy goes. */
export function ProfilePage({profile, answer, done}: Props) {
  const translate = useTranslate();
  const known = profile.state === 'ready' ? profile.data : null;
  return (
    <>
      <h1 className={title}>{translate('account:profile.title')}</h1>
      {done !== null && <Notice tone="success">{translate(`account:profile.done.${done}`)}</Notice>}
      {(known !== null || answer !== null) && <You profile={known} answer={answer} />}
      {known === null ? <ProfileUnavailable /> : <AddressBook profile={known} />}
    </>
  );
}

/** Says that the account host does not answer: nothing can be shown or changed. */
export function ProfileUnavailable() {
  const translate = useTranslate();
  return (
    <Notice tone="warning" title={translate('account:profile.unavailable.title')}>
      <p>{translate('account:profile.unavailable.text')}</p>
    </Notice>
  );
}

const NAMES = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
] as const;

type YouProps = {readonly profile: Profile | null; readonly answer: ProfileAnswer | null};

function You({profile, answer}: YouProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <section className={card} aria-labelledby="profile-you">
      <h2 id="profile-you" className={styles.heading}>
        {translate('account:profile.you.title')}
      </h2>
      {answer !== null && <ProfileProblem answer={answer} />}
      <form method="post" className={styles.form} noValidate>
        <IdempotencyKeyField kept={answer?.idempotencyKey ?? null} />
        <div className={row}>
          {NAMES.map(([name, autoComplete]) => {
            const error = answer?.errors[name];
            return (
              <Field
                key={name}
                name={name}
                label={translate(`account:commands.address.${name}`)}
                defaultValue={answer === null ? profile?.[name] : answer.values[name]}
                autoComplete={autoComplete}
                error={error && translate(`account:field.${error}`)}
                required
              />
            );
          })}
        </div>
        <div>
          <Button variant="secondary">{translate('account:profile.you.submit')}</Button>
        </div>
      </form>
      {profile !== null && profile.email !== null && (
        <dl className={styles.email}>
          <dt className={styles.term}>{translate('account:profile.you.email')}</dt>
          <dd className={styles.address}>{profile.email}</dd>
          <dd className={styles.note}>
            {translate('account:profile.you.emailHint')}{' '}
            <TextLink href={servicePath(language, 'contact')}>{translate('account:profile.you.contact')}</TextLink>
          </dd>
        </dl>
      )}
    </section>
  );
}

function AddressBook({profile}: {readonly profile: Profile}) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <section className={styles.book} aria-labelledby="profile-addresses">
      <h2 id="profile-addresses" className={styles.heading}>
        {translate('account:profile.addresses.title')}
      </h2>
      <p className={styles.note}>
        {translate('account:profile.addresses.text')}{' '}
        <TextLink href={dashboardPath(language, 'upcoming')}>
          {translate('account:profile.addresses.upcoming')}
        </TextLink>
      </p>
      {profile.addresses.length === 0 ? (
        <p>{translate('account:profile.addresses.none')}</p>
      ) : (
        <ul className={styles.addresses}>
          {profile.addresses.map((saved) => (
            <AddressCard key={saved.id} saved={saved} isDeletable={canDelete(saved, profile)} />
          ))}
        </ul>
      )}
      <p>
        <Button href={newAddressPath(language)}>{translate('account:profile.addresses.add')}</Button>
      </p>
    </section>
  );
}

type CardProps = {readonly saved: SavedAddress; readonly isDeletable: boolean};

function AddressCard({saved: {id, isDefault, address}, isDeletable}: CardProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const about = <VisuallyHidden>: {`${address.address1}, ${address.city}`}</VisuallyHidden>;
  return (
    <li className={styles.entry}>
      {isDefault && (
        <p>
          <Badge tone="moss">{translate('account:profile.addresses.default')}</Badge>
        </p>
      )}
      <p className={styles.address}>
        <AddressLines address={address} />
      </p>
      {address.phone !== '' && <p className={styles.note}>{address.phone}</p>}
      <div className={styles.ways}>
        <TextLink href={addressCommandPath(language, id, 'edit')} variant="standalone">
          {translate('account:profile.addresses.edit')}
          {about}
        </TextLink>
        {!isDefault && (
          <form method="post" action={addressCommandPath(language, id, 'make-default')}>
            <IdempotencyKeyField />
            <button className={styles.press}>
              {translate('account:profile.addresses.make-default')}
              {about}
            </button>
          </form>
        )}
        {isDeletable && (
          <TextLink href={addressCommandPath(language, id, 'delete')} variant="standalone">
            {translate('account:profile.addresses.delete')}
            {about}
          </TextLink>
        )}
      </div>
    </li>
  );
}

import {SHIPPING_COUNTRIES} from '../../config/countries';
import type {DeliveryAddress} from '../../domain/subscription/subscription';
import {useLanguage} from '../../i18n/use-translate';
import {Field} from '../../ui/Field';
import {Select} from '../../ui/Select';
import type {CommandAnswer} from './CommandForm';
import {fields, row} from './CommandForm.css';
import {useTranslate} from './texts';

type Name = Exclude<keyof DeliveryAddress, 'province' | 'countryCode'>;

type AddressField = readonly [name: Name, autoComplete: string, optional: boolean];

/** Row by row, in the order of a letter; what a browser fills in by itself. */
const ROWS: readonly (readonly [AddressField, ...AddressField[]])[] = [
  [
    ['firstName', 'given-name', false],
    ['lastName', 'family-name', false],
  ],
  [['company', 'organization', true]],
  [['address1', 'address-line1', false]],
  [['address2', 'address-line2', true]],
  [
    ['zip', 'postal-code', false],
    ['city', 'address-level2', false],
  ],
  [['phone', 'tel', false]],
];

type Props = {
  /** What stands in the fields at first. */
  readonly address: Partial<DeliveryAddress>;
  readonly answer: CommandAnswer | null;
};

/** The fields of an address; every one without '(optional)' must be filled (Specification, section 5, Address form). */
export function AddressFields({address, answer}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  const errorOf = (name: keyof DeliveryAddress) => {
    const error = answer?.errors[name];
    return error === undefined ? undefined : translate(`account:field.${error}`);
  };
  return (
    <div className={fields}>
      {ROWS.map((together) => (
        <div key={together[0][0]} className={row}>
          {together.map(([name, autoComplete, optional]) => {
            const label = translate(`account:commands.address.${name}`);
            return (
              <Field
                key={name}
                name={name}
                label={optional ? translate('account:commands.address.optional', {label}) : label}
                defaultValue={answer === null ? address[name] : answer.values[name]}
                autoComplete={autoComplete}
                error={errorOf(name)}
              />
            );
          })}
        </div>
      ))}
      <input type="hidden" name="province" value={address.province ?? ''} />
      <Select
        name="countryCode"
        label={translate('account:commands.address.countryCode')}
        defaultValue={answer?.values['countryCode'] ?? address.countryCode ?? 'DE'}
        autoComplete="country"
        error={errorOf('countryCode')}
        options={SHIPPING_COUNTRIES.filter(({availableForSubscription}) => availableForSubscription).map(
          ({code, name}) => ({value: code, label: name[language]}),
        )}
      />
    </div>
  );
}

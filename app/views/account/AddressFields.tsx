import {SHIPPING_COUNTRIES, type ShippingCountry} from '../../config/countries';
import type {PostalAddress} from '../../domain/address';
import type {FormAnswer} from '../../domain/form/form-answer';
import {provinceCountries} from '../../domain/province';
import {useLanguage} from '../../i18n/use-translate';
import {Field} from '../../ui/Field';
import {Select} from '../../ui/Select';
import {fields, row} from './CommandForm.css';
import {useTranslate} from './texts';

type Name = Exclude<keyof PostalAddress, 'countryCode'>;

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
  [['province', 'address-level1', false]],
  [['phone', 'tel', false]],
];

/** The fields whose text says what would be right. */
const EXPLAINED = ['phone', 'province', 'zip'] as const;

const isExplained = (name: keyof PostalAddress): name is (typeof EXPLAINED)[number] =>
  EXPLAINED.some((known) => known === name);

type AddressFieldsProps = {
  /** What stands in the fields at first. */
  readonly address: Partial<PostalAddress>;
  readonly answer: Pick<FormAnswer<keyof PostalAddress>, 'values' | 'errors'> | null;
  /** Where it may be. */
  readonly countries?: readonly ShippingCountry[];
};

const SUBSCRIPTION_COUNTRIES = SHIPPING_COUNTRIES.filter(({availableForSubscription}) => availableForSubscription);

/**
 * Shows the fields of an address; every one without '(optional)' must be filled (Specification, section 5, Address
 * form).
 */
export function AddressFields({address, answer, countries = SUBSCRIPTION_COUNTRIES}: AddressFieldsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const errorOf = (name: keyof PostalAddress) => {
    const error = answer?.errors[name];
    if (error === undefined) return undefined;
    return error === 'invalid' && isExplained(name)
      ? translate(`account:commands.address.wrong.${name}`)
      : translate(`account:field.${error}`);
  };
  const provinceHint = translate('account:commands.address.provinceHint', {countries: provinceCountries(language)});
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
                type={name === 'phone' ? 'tel' : 'text'}
                label={optional ? translate('account:commands.address.optional', {label}) : label}
                defaultValue={answer === null ? address[name] : answer.values[name]}
                autoComplete={autoComplete}
                hint={name === 'province' ? provinceHint : undefined}
                error={errorOf(name)}
              />
            );
          })}
        </div>
      ))}
      <Select
        name="countryCode"
        label={translate('account:commands.address.countryCode')}
        defaultValue={answer?.values['countryCode'] ?? address.countryCode ?? 'DE'}
        autoComplete="country"
        error={errorOf('countryCode')}
        options={countries.map(({code, name}) => ({value: code, label: name[language]}))}
      />
    </div>
  );
}

import {SHIPPING_COUNTRIES, type ShippingCountry} from '../../config/countries';
import {COUNTRY} from '../../config/languages';
import type {PostalAddress} from '../../domain/address';
import {useLanguage} from '../../i18n/use-translate';
import {Field, type FieldTexts} from '../../ui/Field';
import {Stack} from '../../ui/Layout';
import {Select} from '../../ui/Select';
import * as styles from './PostalAddressFields.css';

/** A field's label, hint and error, and its first value. */
export type AddressFieldProps = FieldTexts & {
  readonly defaultValue: string | undefined;
  readonly required?: boolean;
};

/** What a browser fills in by itself. */
const AUTOCOMPLETE = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  address1: 'address-line1',
  address2: 'address-line2',
  zip: 'postal-code',
  city: 'address-level2',
  province: 'address-level1',
  phone: 'tel',
} as const satisfies Record<Exclude<keyof PostalAddress, 'countryCode'>, string>;

/** Row by row, below the country. */
const ROWS = [
  ['firstName', 'lastName'],
  ['company'],
  ['address1'],
  ['address2'],
  ['zip', 'city'],
  ['province'],
  ['phone'],
] as const;

const SUBSCRIPTION_COUNTRIES = SHIPPING_COUNTRIES.filter(({availableForSubscription}) => availableForSubscription);

type Props = {
  readonly field: (name: keyof PostalAddress) => AddressFieldProps;
  /** Where the address may be; where subscriptions go unless told otherwise. */
  readonly countries?: readonly ShippingCountry[];
  /** Whether it is another person's: a browser would fill in the shopper's own. */
  readonly isOthers?: boolean;
};

/**
 * Shows the fields of an address (Specification, section 5, Address form). As at the checkout the country comes first: it decides what the
 * other fields ask for.
 */
export function PostalAddressFields({field, countries = SUBSCRIPTION_COUNTRIES, isOthers = false}: Props) {
  const language = useLanguage();
  const country = field('countryCode');
  return (
    <Stack>
      <Select
        {...country}
        name="countryCode"
        defaultValue={country.defaultValue ?? COUNTRY}
        autoComplete={isOthers ? 'off' : 'country'}
        options={countries.map(({code, name}) => ({value: code, label: name[language]}))}
      />
      {ROWS.map((names) => (
        <div key={names[0]} className={names[0] === 'province' ? styles.province : styles.row}>
          {names.map((name) => (
            <Field
              key={name}
              {...field(name)}
              name={name}
              type={name === 'phone' ? 'tel' : 'text'}
              autoComplete={isOthers ? 'off' : AUTOCOMPLETE[name]}
            />
          ))}
        </div>
      ))}
    </Stack>
  );
}

import type {ShippingCountry} from '../../config/countries';
import {OPTIONAL_ADDRESS_FIELDS, type PostalAddress} from '../../domain/address';
import type {FormAnswer} from '../../domain/form/form-answer';
import {provinceCountries} from '../../domain/province';
import {useLanguage} from '../../i18n/use-translate';
import {PostalAddressFields} from '../parts/PostalAddressFields';
import {useTranslate} from './texts';

/** The fields whose text says what would be right. */
const EXPLAINED = ['phone', 'province', 'zip'] as const;

const isExplained = (name: keyof PostalAddress): name is (typeof EXPLAINED)[number] =>
  EXPLAINED.some((known) => known === name);

type AddressFieldsProps = {
  /** What stands in the fields at first. */
  readonly address: Partial<PostalAddress>;
  readonly answer: Pick<FormAnswer<keyof PostalAddress>, 'values' | 'errors'> | null;
  /** Where it may be; where subscriptions go unless told otherwise. */
  readonly countries?: readonly ShippingCountry[];
  readonly isOthers?: boolean;
};

/** Shows the fields of an address of the account; every one without '(optional)' must be filled. */
export function AddressFields({address, answer, countries, isOthers = false}: AddressFieldsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const errorOf = (name: keyof PostalAddress) => {
    const error = answer?.errors[name];
    if (error === undefined) return undefined;
    return error === 'invalid' && isExplained(name)
      ? translate(`account:commands.address.wrong.${name}`)
      : translate(`account:field.${error}`);
  };
  const labelOf = (name: keyof PostalAddress) => {
    const label = translate(`account:commands.address.${name}`);
    return OPTIONAL_ADDRESS_FIELDS.includes(name) ? translate('account:commands.address.optional', {label}) : label;
  };
  const provinceHint = translate('account:commands.address.provinceHint', {countries: provinceCountries(language)});
  return (
    <PostalAddressFields
      field={(name) => ({
        label: labelOf(name),
        defaultValue: answer === null ? address[name] : answer.values[name],
        hint: name === 'province' ? provinceHint : undefined,
        error: errorOf(name),
        // A province is needed in some countries.
        required: name !== 'province' && !OPTIONAL_ADDRESS_FIELDS.includes(name),
      })}
      isOthers={isOthers}
      {...(countries ? {countries} : {})}
    />
  );
}

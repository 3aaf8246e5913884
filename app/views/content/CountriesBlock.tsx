import {DEFAULT_CURRENCY, SHIPPING} from '../../config/commerce';
import {SHIPPING_COUNTRIES} from '../../config/countries';
import type {ShippingCountries} from '../../domain/content/page';
import {useFormat, useLanguage, useTranslate} from '../../i18n/use-translate';
import {DataTable} from './DataTable';

/** Where the shop ships and what, from the one table that the checkout's rules read too, in the order of the alphabet. */
export function CountriesBlock({block}: {readonly block: ShippingCountries}) {
  const translate = useTranslate();
  const language = useLanguage();
  const {money} = useFormat();
  const countries = [...SHIPPING_COUNTRIES].sort((a, b) => a.name[language].localeCompare(b.name[language], language));
  return (
    <DataTable
      id={block.anchor}
      caption={translate('content:countries.caption', {
        fee: money({cents: SHIPPING.feeCents, currency: DEFAULT_CURRENCY}),
        freeFrom: money({cents: SHIPPING.freeFromCents, currency: DEFAULT_CURRENCY}),
      })}
      head={[
        translate('content:countries.country'),
        translate('content:countries.goods'),
        translate('content:countries.subscription'),
      ]}
      rows={countries.map(({code, name, coffeeOnly, availableForSubscription}) => ({
        key: code,
        cells: [
          name[language],
          translate(coffeeOnly ? 'content:countries.coffeeOnly' : 'content:countries.everything'),
          translate(availableForSubscription ? 'content:countries.yes' : 'content:countries.no'),
        ],
      }))}
    />
  );
}

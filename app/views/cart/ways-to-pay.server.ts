import {PAYMENT_METHODS} from '../../config/checkout';
import {shippingCountry} from '../../config/countries';
import type {Language} from '../../config/languages';
import type {Translate} from '../../i18n/catalogue';

type Texts = {readonly language: Language; readonly translate: Translate};

/** Names the ways to pay, each with its country where it is offered in one alone. Made here, so that no script holds the list. */
export function waysToPay({language, translate}: Texts): string {
  return PAYMENT_METHODS.map(({name, country}) => {
    const only = country === undefined ? undefined : shippingCountry(country)?.name[language];
    return only === undefined ? name : translate('cart:checkout.payment.only', {name, country: only});
  }).join(', ');
}

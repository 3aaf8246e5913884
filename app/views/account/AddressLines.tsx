import {shippingCountry} from '../../config/countries';
import type {PostalAddress} from '../../domain/address';
import {useLanguage} from '../../i18n/use-translate';
import {line as lineStyle} from './DeliveryFacts.css';

/** Shows an address line by line, as on a letter. */
export function AddressLines({address}: {readonly address: PostalAddress}) {
  const language = useLanguage();
  const {firstName, lastName, company, address1, address2, zip, city, province, countryCode} = address;
  const country = shippingCountry(countryCode)?.name[language] ?? countryCode;
  const lines = [`${firstName} ${lastName}`, company, address1, address2, `${zip} ${city}`, province, country];
  return (
    <>
      {lines
        .filter((line) => line.trim() !== '')
        .map((line, index) => (
          <span key={`${index} ${line}`} className={lineStyle}>
            {line}
          </span>
        ))}
    </>
  );
}

import {Fragment} from 'react';

import {DEFAULT_CURRENCY, SHIPPING} from '../../config/commerce';
import {SHIPPING_COUNTRIES} from '../../config/countries';
import type {ShippingCountries, Table} from '../../domain/content/page';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import * as styles from './DataTable.css';
import {useTranslate} from './texts';

type Props = {
  readonly id: string | null;
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly {readonly key: string; readonly cells: readonly string[]}[];
};

/** Shows rows and columns; where the screen is too narrow for them, they scroll within their frame. */
export function DataTable({id, caption, head, rows}: Props) {
  return (
    <div className={styles.frame} role="region" aria-label={caption} tabIndex={0} id={id ?? undefined}>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col" className={styles.cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({key, cells: [name, ...values]}) => (
            <tr key={key} className={styles.row}>
              <th scope="row" className={styles.name}>
                <BreakableName name={name} />
              </th>
              {values.map((value, column) => (
                <td key={head[column + 1]} className={styles.cell}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Allows a line break before each word of a name such as `cart_count` or `AnnouncementBarDismissed`. */
function BreakableName({name = ''}: {readonly name: string | undefined}) {
  const [first, ...parts] = name.replaceAll(/_|\p{Ll}(?=\p{Lu})/gu, '$&\n').split('\n');
  return (
    <>
      {first}
      {parts.map((part, index) => (
        <Fragment key={`${index} ${part}`}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

/** Shows a table of the CMS: its first column names the rows. */
export function TableBlock({block: {caption, head, rows, anchor}}: {readonly block: Table}) {
  return <DataTable id={anchor} caption={caption} head={head} rows={rows} />;
}

/** Shows where the shop ships and what, from the one table that the checkout's rules read too, in the order of the alphabet. */
export function CountriesBlock({block}: {readonly block: ShippingCountries}) {
  const translate = useTranslate();
  const language = useLanguage();
  const {amount} = useFormat();
  const countries = [...SHIPPING_COUNTRIES].sort((a, b) => a.name[language].localeCompare(b.name[language], language));
  return (
    <DataTable
      id={block.anchor}
      caption={translate('content:countries.caption', {
        fee: amount({cents: SHIPPING.feeCents, currency: DEFAULT_CURRENCY}),
        freeFrom: amount({cents: SHIPPING.freeFromCents, currency: DEFAULT_CURRENCY}),
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

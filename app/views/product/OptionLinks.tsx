import {Link} from '@remix-run/react';

import {productPath} from '../../pages/paths';
import type {OptionChoice, OptionValue} from '../../domain/product/selection';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import * as styles from './OptionLinks.css';

type Props = {
  readonly handle: string;
  readonly choices: readonly OptionChoice[];
};

/** A product's options as links, so that every variant has an address and no script chooses. */
export function OptionLinks({handle, choices}: Props) {
  const real = choices.filter((choice) => choice.values.length > 1);
  if (real.length === 0) return null;
  return (
    <div className={styles.options} id="variant-selection">
      {real.map((choice) => (
        <div key={choice.name} role="group" aria-label={choice.name}>
          <p className={styles.name} aria-hidden="true">
            {choice.name}
          </p>
          <ul className={styles.values}>
            {choice.values.map((value) => (
              <li key={value.value}>
                <Value handle={handle} value={value} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function Value({handle, value}: {readonly handle: string; readonly value: OptionValue}) {
  const language = useLanguage();
  const translate = useTranslate();
  if (value.variantNumber === null) {
    return (
      <span className={styles.gone}>
        {value.value}
        <VisuallyHidden>, {translate('product:options.gone')}</VisuallyHidden>
      </span>
    );
  }
  return (
    <Link
      className={value.available ? styles.value : styles.soldOut}
      to={productPath(language, handle, value.variantNumber)}
      aria-current={value.selected ? 'true' : undefined}
      preventScrollReset
      replace
    >
      {value.value}
      {!value.available && <VisuallyHidden>, {translate('product:options.soldOut')}</VisuallyHidden>}
    </Link>
  );
}

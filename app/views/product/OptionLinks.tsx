import type {BuyChoice} from '../../domain/product/buy-choice';
import type {OptionChoice, OptionValue} from '../../domain/product/selection';
import {useLanguage, useTranslate} from '../../i18n/use-translate';
import {productPath} from '../../pages/paths';
import {Link} from '../../ui/Link';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import * as styles from './OptionLinks.css';
import {useOptionsInTurn} from './use-options-in-turn';

type OptionLinksProps = {
  readonly handle: string;
  readonly choices: readonly OptionChoice[];
  /** The id of the form that buys: its fields go along to the variant. `null` where nothing can be bought. */
  readonly form: string | null;
  /** The choices in that form, from the page's address. */
  readonly chosen: BuyChoice;
};

/**
 * Shows a product's options, of which each value leads to the address of a variant; no script chooses. What has a single value says it. They send the
 * form that buys, so that everything else stays as chosen; where there is none, they are links with what the address
 * says.
 */
export function OptionLinks({handle, choices, form, chosen}: OptionLinksProps) {
  const onClickCapture = useOptionsInTurn();
  if (choices.length === 0) return null;
  return (
    <div className={styles.options} id="variant-selection" onClickCapture={onClickCapture}>
      {/* Enter in a field of the form presses its first button: that is to buy, not to change the variant. */}
      {form !== null && <button type="submit" form={form} hidden />}
      {choices.map((choice) => (
        <div key={choice.name} className={styles.option} role="group" aria-label={choice.name}>
          <p className={styles.name} aria-hidden="true">
            {choice.name}
          </p>
          {choice.values.length > 1 ? (
            <ul className={styles.values}>
              {choice.values.map((value) => (
                <li key={value.value}>
                  <Value handle={handle} value={value} form={form} chosen={chosen} />
                </li>
              ))}
            </ul>
          ) : (
            <p className={styles.only}>{choice.values[0]?.value}</p>
          )}
        </div>
      ))}
    </div>
  );
}

type ValueProps = Omit<OptionLinksProps, 'choices'> & {readonly value: OptionValue};

function Value({handle, value, form, chosen}: ValueProps) {
  const language = useLanguage();
  const translate = useTranslate();
  const children = (
    <>
      {value.value}
      {value.lack && <VisuallyHidden>, {translate(`product:options.${value.lack}`)}</VisuallyHidden>}
    </>
  );
  if (value.variantNumber === null) return <span className={styles.gone}>{children}</span>;
  const path = productPath(language, handle);
  const common = {
    className: value.lack ? styles.soldOut : styles.value,
    'aria-current': value.selected || undefined,
    children,
  } as const;
  if (form === null) {
    const query = new URLSearchParams({...chosen, variant: value.variantNumber});
    return <Link {...common} href={`${path}?${query.toString()}`} keepScroll replaces />;
  }
  return (
    <button
      {...common}
      type="submit"
      form={form}
      formMethod="get"
      formAction={path}
      name="variant"
      value={value.variantNumber}
    />
  );
}

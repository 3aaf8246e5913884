import {Form} from '@remix-run/react';

import {titleWithOptions} from '../../domain/cart/gone-lines';
import type {OfferedLine, OfferedLines, UnavailableVariant} from '../../domain/cart/offered-lines';
import {multiply} from '../../domain/money';
import {useFormat} from '../../i18n/use-translate';
import {Button} from '../../ui/Button';
import {Notice} from '../../ui/Notice';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import {TextPage} from '../parts/TextPage';
import {LinkWays} from './LinkWays';
import * as styles from './LinkPage.css';
import {useOfferTranslate, useTranslate} from './texts';

type Props = {
  readonly kind: 'cart' | 'saved' | 'last';
  readonly offer: OfferedLines;
  /** A discount code that comes along. */
  readonly code: string | null;
};

/** Shows what a link puts into the cart, and puts it there when the button is pressed. */
export function OfferPage({kind, offer: {lines, missing, unavailable, total}, code}: Props) {
  const translate = useTranslate();
  const format = useFormat();
  const hasLines = lines.length > 0;
  const lead = translate(hasLines ? `links:${kind}.lead` : 'links:none');
  return (
    <TextPage title={translate(`links:${kind}.title`)} lead={lead}>
      <LeftOut unavailable={unavailable} unknown={hasLines ? missing - unavailable.length : 0} />
      {hasLines ? (
        <Form method="post" className={styles.form} reloadDocument>
          <div className={styles.sheet}>
            <ul aria-label={translate('links:list')}>
              {lines.map((line) => (
                <Line key={`${line.variant.id} ${line.line.sellingPlanId ?? ''}`} {...line} />
              ))}
            </ul>
            {total !== null && (
              <p className={styles.total}>
                <span>{translate('links:total')}</span>
                <span>{format.money(total)}</span>
              </p>
            )}
            {code !== null && <p>{translate('links:cart.code', {code})}</p>}
          </div>
          <IdempotencyKeyField />
          <div>
            <Button bright>{translate('links:submit')}</Button>
          </div>
        </Form>
      ) : (
        <LinkWays />
      )}
    </TextPage>
  );
}

/** Says what a link names and does not put into the cart, and why; of what is unknown, how much. */
function LeftOut({unavailable, unknown}: Pick<OfferedLines, 'unavailable'> & {readonly unknown: number}) {
  const translate = useOfferTranslate();
  if (unavailable.length + unknown === 0) return null;
  const reasonOf = ({variant: {title, options}, reason}: UnavailableVariant) =>
    translate(`cart:gone.${reason}`, {title: titleWithOptions(title, options)});
  return (
    <Notice tone="info">
      {[...new Set(unavailable.map(reasonOf))].map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {unknown > 0 && <p>{translate('links:missing', {count: unknown})}</p>}
    </Notice>
  );
}

function Line({variant, line: {quantity, sellingPlanId}, piece: {price, unitPrice}}: OfferedLine) {
  const translate = useTranslate();
  const format = useFormat();
  const details = [...variant.options, ...(sellingPlanId === null ? [] : [translate('links:subscription')])];
  return (
    <li className={styles.line}>
      <span className={styles.quantity}>{translate('links:quantity', {count: quantity})}</span>
      <span>
        {variant.title}
        {details.length > 0 && <span className={styles.detail}>{details.join(', ')}</span>}
      </span>
      <span className={styles.price}>
        {format.money(multiply(price, quantity))}
        {unitPrice && <span className={styles.detail}>{format.unitPrice(unitPrice)}</span>}
      </span>
    </li>
  );
}

/** Says that a link leads to no saved cart, or to none any more. */
export function NoOfferPage({reason}: {readonly reason: 'expired' | 'unknown'}) {
  const translate = useTranslate();
  return (
    <TextPage title={translate('links:saved.title')} lead={translate(`links:${reason}`)}>
      <LinkWays />
    </TextPage>
  );
}

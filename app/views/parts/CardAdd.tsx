import type {ProductCard} from '../../domain/product/product';
import {useTranslate} from '../../i18n/use-translate';
import {Icon} from '../../ui/Icon';
import * as styles from './CardAdd.css';

/** The form that all cards of a page share: `CardAddForm` puts it there. */
export const CARD_ADD_FORM = 'card-add';

type Props = Pick<ProductCard, 'title'> & {
  readonly variant: ProductCard['variant'] | undefined;
  readonly offer: NonNullable<ProductCard['offer']>;
};

/** Puts what the card's price speaks for into the cart. */
export function CardAdd({title, variant, offer}: Props) {
  const translate = useTranslate();
  const name = variant?.title ?? offer.title;
  const what = name === null ? title : `${title}, ${name}`;
  return (
    <button
      className={styles.button}
      type="submit"
      form={CARD_ADD_FORM}
      name="variantId"
      value={offer.variantId}
      data-title={what}
      aria-label={translate(offer.isPreOrder ? 'listing:card.preOrder' : 'listing:card.add', {title: what})}
    >
      <Icon name="cart" />
    </button>
  );
}

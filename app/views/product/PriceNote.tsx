import type {ProductKind} from '../../domain/product/product';
import {useTranslate} from '../../i18n/use-translate';
import {small, muted} from '../../styles/type.css';
import {classNames} from '../../ui/class-names';
import {TextLink} from '../../ui/TextLink';

/** Tax and shipping beside the price, the shipping costs one press away (PAngV). */
export function PriceNote({kind}: {readonly kind: ProductKind}) {
  const translate = useTranslate();
  const className = classNames(small, muted);
  if (kind === 'gift-card') return <p className={className}>{translate('product:price.noShipping')}</p>;
  if (kind === 'donation') return <p className={className}>{translate('product:price.donation')}</p>;
  return (
    <p className={className}>
      {translate('product:price.vat')} <TextLink href="#shipping">{translate('product:price.shipping')}</TextLink>
    </p>
  );
}

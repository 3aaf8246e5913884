import {BRAND} from '../../config/brand';
import type {FoodFacts, SafetyFacts} from '../../domain/product/details';
import {Disclosure} from '../../ui/Disclosure';
import * as styles from './DutyDisclosures.css';
import {factRows, FactTable} from './FactTable';
import type {Reading} from './reading';
import {useTranslate} from './texts';

type Props = Pick<Reading, 'product' | 'variant'>;

/** Shows what the law wants said before something is bought, each where it applies. */
export function DutyDisclosures({product, variant}: Props) {
  const {food, safety, isElectrical} = product;
  return (
    <>
      {food && <Food food={food} netQuantity={variant.netQuantity} />}
      {safety && <Safety safety={safety} article={variant.mpn} />}
      {isElectrical && <TakeBack />}
      {(safety ?? food) && <Rights guarantee={product.guarantee} maker={safety?.maker ?? null} />}
    </>
  );
}

/** Regulation (EU) 1169/2011, article 14. */
function Food({food, netQuantity}: {readonly food: FoodFacts; readonly netQuantity: string | null}) {
  const translate = useTranslate();
  const facts = {...food, quantity: netQuantity ?? food.quantity};
  const names = ['name', 'ingredients', 'allergens', 'quantity', 'nutrition', 'storage', 'responsible'] as const;
  return (
    <Disclosure summary={translate('details:food.title')}>
      <FactTable
        rows={factRows(names.map((name) => ({label: translate(`details:food.${name}`), value: facts[name]})))}
      />
    </Disclosure>
  );
}

/** Regulation (EU) 2023/988, article 19. */
function Safety({safety, article}: {readonly safety: SafetyFacts; readonly article: string | null}) {
  const translate = useTranslate();
  const facts = {...safety, article};
  const names = ['maker', 'address', 'email', 'responsible', 'article', 'warnings'] as const;
  return (
    <Disclosure summary={translate('details:safety.title')}>
      <FactTable
        rows={factRows(names.map((name) => ({label: translate(`details:safety.${name}`), value: facts[name]})))}
      />
    </Disclosure>
  );
}

/** ElektroG, §§ 17 and 18; Regulation (EU) 2023/1542, article 74 (4), with article 13. */
function TakeBack() {
  const translate = useTranslate();
  return (
    <Disclosure summary={translate('details:electrical.title')}>
      <div className={styles.text}>
        <p>{translate('details:electrical.bin')}</p>
        <p>{translate('details:electrical.takeBack', {email: BRAND.email})}</p>
        <p>{translate('details:electrical.battery')}</p>
        <p>{translate('details:electrical.batteryTakeBack', {email: BRAND.email})}</p>
      </div>
    </Disclosure>
  );
}

type RightsProps = {readonly guarantee: Props['product']['guarantee']; readonly maker: string | null};

/** The legal guarantee, and the maker's own where it lasts longer (Regulation (EU) 2025/1960). */
function Rights({guarantee, maker}: RightsProps) {
  const translate = useTranslate();
  // Its promise has to name who gives it (§ 479 BGB).
  const given = guarantee && maker !== null ? {maker, count: guarantee.years} : null;
  return (
    <Disclosure summary={translate('details:guarantee.title')} defaultOpen={given !== null}>
      <div className={styles.text}>
        {given && <p>{translate('details:guarantee.maker', given)}</p>}
        <p>{translate('details:guarantee.legal')}</p>
      </div>
    </Disclosure>
  );
}

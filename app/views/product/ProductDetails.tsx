import {BRAND} from '../../config/brand';
import {DEFAULT_CURRENCY, RETURN_DAYS, SHIPPING} from '../../config/commerce';
import type {OrganicSeal} from '../../domain/product/details';
import {isFreshlyRoasted} from '../../domain/product/freshness';
import type {CoffeeFacts} from '../../domain/product/product';
import type {Translate} from '../../i18n/catalogue';
import {useFormat, useLanguage} from '../../i18n/use-translate';
import {contentPath} from '../../pages/paths';
import {prose} from '../../styles/type.css';
import {Disclosure} from '../../ui/Disclosure';
import {PageWidth} from '../../ui/PageWidth';
import {TextLink} from '../../ui/TextLink';
import {DutyDisclosures} from './DutyDisclosures';
import {factRows, FactTable} from './FactTable';
import * as styles from './ProductDetails.css';
import type {Reading} from './reading';
import {RelatedVariants, SetContents} from './RelatedVariants';
import {useTranslate} from './texts';

type Sent = Pick<Reading, 'product' | 'variant' | 'countries' | 'coffeeOnly'>;

/** Shows what there is to read about a product: its story, its data, and what happens after it is bought. */
export function ProductDetails({product, variant, countries, coffeeOnly}: Sent) {
  const translate = useTranslate();
  const {kind, coffee, descriptionHtml, newContent} = product;
  return (
    <PageWidth as="section" className={styles.details} id="product-details" aria-labelledby="details-title">
      <div className={styles.story}>
        <h2 id="details-title">
          {translate(kind === 'coffee' ? 'product:description.coffee' : 'product:description.other')}
        </h2>
        <div className={styles.prose} dangerouslySetInnerHTML={{__html: descriptionHtml}} />
        {newContent !== null && <p className={styles.prose}>{newContent}</p>}
        {isFreshlyRoasted(coffee) && <Freshness guidance={coffee.roastGuidance} />}
        {!coffee && <RelatedVariants heading="details:matching.variants" variants={variant.matching} />}
      </div>
      <div className={styles.facts}>
        <SetContents contents={variant.contents} components={variant.components} />
        {coffee && <CoffeeTable coffee={coffee} />}
        <FactTable title={translate('product:gear.title')} rows={variant.information} />
        <FactTable title={translate('details:gear.more')} heading="h3" rows={variant.extended} />
        <div>
          <DutyDisclosures product={product} variant={variant} />
          <AfterBuying product={product} variant={variant} countries={countries} coffeeOnly={coffeeOnly} />
        </div>
      </div>
    </PageWidth>
  );
}

/** The key data of a coffee, as far as the roaster has said it; where it grows has a section of its own. */
function CoffeeTable({coffee}: {readonly coffee: CoffeeFacts}) {
  const translate = useTranslate();
  const {roastDegree, organicSeal, place} = coffee;
  const rows = factRows([
    {label: translate('details:key.type'), value: coffee.type},
    {label: translate('product:facts.style'), value: coffee.style},
    {
      label: translate('product:facts.roastDegree'),
      value: roastDegree && translate(`product:facts.roast.${roastDegree}`),
    },
    {label: translate('product:facts.processing'), value: coffee.processing},
    {label: translate('product:facts.species'), value: coffee.species},
    {label: translate('details:origin.composition'), value: place.composition},
    {label: translate('details:origin.collaboration'), value: place.collaboration},
    {label: translate('product:facts.preparation'), value: coffee.preparationMethods.join(', ')},
    {label: translate('product:facts.organic'), value: organicSeal && seal(organicSeal, translate)},
  ]);
  return <FactTable title={translate('product:facts.title')} rows={rows} />;
}

/** Whoever says 'organic' names the control body (Regulation (EU) 2018/848). */
function seal({code, origin}: OrganicSeal, translate: Translate<'product' | 'details'>): string {
  return origin === null ? translate('details:organic', {code}) : translate('details:organicOrigin', {code, origin});
}

/** When it was roasted, when it is at its best, how to keep it, and who roasts it. */
function Freshness({guidance}: {readonly guidance: string}) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <>
      <div className={styles.fresh}>
        <h3 className={styles.title}>{translate('details:fresh.title')}</h3>
        <p className={prose}>{`${translate('details:fresh.roasted')} ${guidance}`}</p>
        <p className={prose}>{`${translate('details:fresh.bestBefore')} ${translate('details:fresh.storage')}`}</p>
      </div>
      <div className={styles.fresh}>
        <h3 className={styles.title}>{translate('details:roastery.title')}</h3>
        <p className={prose}>{translate('details:roastery.text')}</p>
        <p>
          <TextLink href={contentPath(language, 'coffeeRoasting')} variant="standalone">
            {translate('details:roastery.link')}
          </TextLink>
        </p>
      </div>
    </>
  );
}

/** Where the donation goes, how the parcel comes, and how it goes back. */
function AfterBuying({product, variant, countries, coffeeOnly}: Sent) {
  const translate = useTranslate();
  const {kind} = product;
  return (
    <>
      {variant.donates && (
        <Disclosure summary={translate('product:donation.title')}>
          <p className={prose}>{translate('product:donation.text', {foundation: BRAND.foundation})}</p>
        </Disclosure>
      )}
      {kind !== 'gift-card' && kind !== 'donation' && (
        <Delivery product={product} variant={variant} countries={countries} coffeeOnly={coffeeOnly} />
      )}
    </>
  );
}

function Delivery({product, variant, countries, coffeeOnly}: Sent) {
  const translate = useTranslate();
  const {amount} = useFormat();
  const fee = amount({cents: SHIPPING.feeCents, currency: DEFAULT_CURRENCY});
  const freeFrom = amount({cents: SHIPPING.freeFromCents, currency: DEFAULT_CURRENCY});
  return (
    <>
      <Disclosure id="shipping" summary={translate('product:shipping.title')} defaultOpen>
        <div className={styles.delivery}>
          <p>{translate('product:shipping.cost', {fee, freeFrom})}</p>
          {product.isLargeAppliance && <p>{translate('details:gear.large')}</p>}
          {!product.isLargeAppliance && variant.arrivesAsUsual && (
            <p>{translate('product:shipping.time', SHIPPING.deliveryDays)}</p>
          )}
          {coffeeOnly === '' ? (
            <p>{translate('product:shipping.countries', {count: countries})}</p>
          ) : (
            <p>{translate('details:countries.notEverywhere', {count: countries, countries: coffeeOnly})}</p>
          )}
        </div>
      </Disclosure>
      <Disclosure summary={translate('product:returns.title')}>
        <p className={prose}>{translate('product:returns.text', {days: RETURN_DAYS})}</p>
      </Disclosure>
    </>
  );
}

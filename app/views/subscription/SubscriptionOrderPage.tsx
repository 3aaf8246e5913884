import {DEFAULT_CURRENCY, SHIPPING} from '../../config/commerce';
import {contentPath, homePath, subscriptionOrderPath} from '../../pages/paths';
import {planSaving} from '../../domain/product/purchase';
import type {OptionChoice} from '../../domain/product/selection';
import type {FoundProducts} from '../../domain/subscription/find-products';
import type {OrderChoice} from '../../domain/subscription/order-choice';
import {useLanguage, useFormat} from '../../i18n/use-translate';
import {Breadcrumbs} from '../../ui/Breadcrumbs';
import {Button} from '../../ui/Button';
import {PageWidth} from '../../ui/PageWidth';
import {Picture} from '../../ui/Picture';
import {Select} from '../../ui/Select';
import {TextLink} from '../../ui/TextLink';
import {AddToCartOutcome} from '../parts/AddToCartOutcome';
import {ChooseProduct} from '../parts/ChooseProduct';
import {IdempotencyKeyField} from '../parts/IdempotencyKeyField';
import {ProjectChoice, usePlanOptions} from '../parts/PurchaseFields';
import {SeenPriceField} from '../parts/SeenPriceField';
import {useAddToCart} from '../parts/use-add-to-cart';
import * as styles from './SubscriptionOrderPage.css';
import {useTranslate} from './texts';

type Props = {
  readonly coffees: FoundProducts;
  /** The coffee that the address names; `null` where it names none that comes in a subscription. */
  readonly choice: OrderChoice | null;
};

/** Shows the order page of the coffee subscription: which coffee, how ground, how much, how often. Every choice is an address. */
export function SubscriptionOrderPage({coffees, choice}: Props) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <PageWidth className={styles.page}>
      <Breadcrumbs
        label={translate('subscription:breadcrumbs')}
        crumbs={[
          {title: translate('subscription:home'), url: homePath(language)},
          {title: translate('subscription:title'), url: subscriptionOrderPath(language)},
        ]}
      />
      <header className={styles.head}>
        <h1>{translate('subscription:title')}</h1>
        <p className={styles.lead}>{translate('subscription:lead')}</p>
      </header>
      {choice && <SubscriptionForm choice={choice} />}
      <section className={styles.choice} aria-labelledby="subscription-coffees">
        <h2 id="subscription-coffees">{translate(choice ? 'subscription:another' : 'subscription:choose')}</h2>
        <ChooseProduct
          found={coffees}
          isRegular
          legend={translate('subscription:choose')}
          path={subscriptionOrderPath(language)}
          parameter="coffee"
          chosen={choice?.handle ?? null}
          leadsUp
        />
      </section>
      <p className={styles.more}>
        <TextLink href={`${contentPath(language, 'subscription')}#how-to`} variant="standalone">
          {translate('subscription:howTo')}
        </TextLink>
        <TextLink href={`${contentPath(language, 'subscription')}#faq`} variant="standalone">
          {translate('subscription:faq')}
        </TextLink>
      </p>
    </PageWidth>
  );
}

const QUANTITIES = ['1', '2', '3', '4', '5', '6'].map((value) => ({value, label: value}));

/** The chosen coffee: grind and size as links, interval and number of bags in the form that puts it into the cart. */
function SubscriptionForm({choice}: {readonly choice: OrderChoice}) {
  const translate = useTranslate();
  const format = useFormat();
  const planOptions = usePlanOptions();
  const {title, taste, variant, options, plans, preselectedPlan, firstShipment} = choice;
  const {action, pending, answer, outcome, submit} = useAddToCart({key: variant.id, title});
  return (
    <section className={styles.chosen} aria-labelledby="subscription-chosen">
      {variant.picture && (
        <Picture
          className={styles.picture}
          picture={variant.picture}
          sizes="(max-width: 576px) 60vw, (max-width: 768px) 36vw, 22rem"
          priority
          decorative
        />
      )}
      <div className={styles.words}>
        <h2 id="subscription-chosen">{title}</h2>
        <p className={styles.note}>{taste.join(', ')}</p>
        {options.map((option, index) => (
          <Options
            key={option.name}
            handle={choice.handle}
            option={option}
            {...(index === 0 && {id: 'variant-selection'})}
          />
        ))}
        <form className={styles.form} method="post" action={action} onSubmit={submit}>
          <input type="hidden" name="intent" value="add" />
          <input type="hidden" name="purchase" value="subscription" />
          <input type="hidden" name="variantId" value={variant.id} />
          <SeenPriceField variants={[variant]} plans={plans} />
          <IdempotencyKeyField />
          <div className={styles.pair}>
            <Select label={translate('subscription:quantity')} name="quantity" defaultValue="1" options={QUANTITIES} />
            <Select
              label={translate('subscription:interval')}
              name="sellingPlanId"
              defaultValue={preselectedPlan.plan.id}
              options={planOptions(plans)}
            />
          </div>
          {variant.donationVariantId !== null && <ProjectChoice />}
          <Price choice={choice} />
          {firstShipment !== null && <p>{translate('subscription:first', {date: format.date(firstShipment)})}</p>}
          <div>
            <Button bright pending={pending}>
              {translate('subscription:add')}
            </Button>
          </div>
          <div ref={outcome}>
            <AddToCartOutcome title={title} answer={answer} />
          </div>
        </form>
      </div>
    </section>
  );
}

type OptionsProps = {readonly handle: string; readonly option: OptionChoice; readonly id?: string};

function Options({handle, option, id}: OptionsProps) {
  const path = `${subscriptionOrderPath(useLanguage())}?coffee=${encodeURIComponent(handle)}`;
  return (
    <div role="group" aria-label={option.name} id={id}>
      <p className={styles.name} aria-hidden="true">
        {option.name}
      </p>
      <ul className={styles.values}>
        {option.values.map(({value, selected, variantNumber, lack}) =>
          variantNumber === null || lack !== null ? null : (
            <li key={value}>
              <Button
                href={`${path}&variant=${variantNumber}`}
                variant="tertiary"
                inline
                active={selected}
                keepScroll
                aria-current={selected ? 'true' : undefined}
              >
                {value}
              </Button>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

function Price({choice: {preselectedPlan, variant, saving}}: {readonly choice: OrderChoice}) {
  const translate = useTranslate();
  const format = useFormat();
  const language = useLanguage();
  const {price, unitPrice} = preselectedPlan;
  return (
    <div>
      <p className={styles.price}>
        {translate('subscription:price', {price: format.money(price)})}
        {unitPrice && <span className={styles.note}> {format.unitPrice(unitPrice)}</span>}
      </p>
      {saving.cents > 0 && (
        <p>
          {translate('subscription:saving', {
            percent: planSaving(variant.price, price),
            saving: format.money(saving),
            price: format.money(variant.price),
          })}
        </p>
      )}
      <p className={styles.note}>
        {translate('subscription:vat')}{' '}
        <TextLink href={contentPath(language, 'shipping')}>{translate('subscription:shipping')}</TextLink>
        {translate('subscription:freeFrom', {
          amount: format.amount({cents: SHIPPING.freeFromCents, currency: DEFAULT_CURRENCY}),
        })}
      </p>
    </div>
  );
}

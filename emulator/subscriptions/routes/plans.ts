import {Hono} from 'hono';
import type {SeedProduct, SeedSellingPlan} from '../../seed/types';
import {shop} from '../../storefront/shop';
import {external, wireMoment} from '../wire/parts';
import type {ApiApp} from './api-app';
import {idOf, notFound} from './api-app';
import {answerRows} from './list';
import type {Filters} from './list';

/** How products can be subscribed: one plan of each product for each selling plan. Mounted at `/plans`. */
export const plans = new Hono<ApiApp>();

/** A plan's id: of the product and the selling plan. */
const PLANS_PER_PRODUCT = 100_000;

const filters: Filters<ReturnType<typeof wirePlan>> = {
  external_product_id: (plan, value) => plan.external_product_id.ecommerce === value,
  type: ({type}, value) => type === value,
};

plans.get('/', (c) => answerRows(c, 'plans', filters, () => Promise.resolve(everyPlan())));

plans.get('/:id', (c) => {
  const plan = everyPlan().find(({id}) => id === idOf(c));
  return plan === undefined ? notFound(c) : c.json({plan});
});

function everyPlan() {
  const {catalogue} = shop();
  return catalogue.products.flatMap((product) =>
    catalogue.plansOf(product).map((plan, index) => wirePlan(product, plan, index)),
  );
}

/** A plan as the API tells it; what belongs to plans of several prices is left out, as it is optional. */
function wirePlan(product: SeedProduct, plan: SeedSellingPlan, index: number) {
  const display = {display: true};
  const at = wireMoment(Date.parse(product.publishedAt));
  const {percentOff, number, weeks, name} = plan;
  return {
    id: product.number * PLANS_PER_PRODUCT + number,
    channel_settings: {api: display, checkout_page: display, customer_portal: display, merchant_portal: display},
    created_at: at,
    discount_amount: String(percentOff),
    discount_type: 'percentage',
    external_plan_group_id: 1,
    external_plan_id: number,
    external_plan_name: name.en,
    external_product_id: external(product.number),
    external_variant_ids: null,
    has_variant_restrictions: false,
    sort_order: index + 1,
    subscription_preferences: {
      apply_cutoff_date_to_checkout: false,
      charge_interval_frequency: weeks,
      cutoff_day_of_month: null,
      cutoff_day_of_week: null,
      expire_after_specific_number_of_charges: null,
      interval_unit: 'week',
      order_day_of_month: null,
      order_day_of_week: null,
      order_interval_frequency: weeks,
      pricing_progression: [],
    },
    title: name.en,
    type: 'subscription',
    updated_at: at,
  };
}

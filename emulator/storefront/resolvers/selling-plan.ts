import type {SeedSellingPlan} from '../../seed/types';
import type {LanguageCode, VariantEntry} from '../catalogue';
import {inLanguage} from '../catalogue';
import {connection, paging} from '../connection';
import {withArguments} from '../field';
import type {Source} from '../field';
import {gid} from '../gid';
import {lessPercent, money} from '../money';
import type {Scope} from '../scope';
import {unitPriceCents} from '../unit-price';

const GROUP_NAMES = {
  'coffee-subscription': {de: 'Kaffee-Abo', en: 'Coffee subscription'},
  'house-espresso': {de: 'Hausespresso-Abo', en: 'House espresso subscription'},
};
/** Where the subscription app keeps its own number of a plan, in front of what a shopper reads. */
const APP_OPTION_NAME = 'Recharge Plan ID';
const OPTION_NAME = {de: 'Lieferintervall', en: 'Delivery interval'};

/**
 * Returns a selling plan: every so many weeks, so many per cent off; those of the house espresso are counted in days.
 */
function sellingPlanSource(plan: SeedSellingPlan, {language}: Scope): Source {
  const recurring =
    plan.group === 'house-espresso'
      ? {interval: 'DAY', intervalCount: plan.weeks * 7}
      : {interval: 'WEEK', intervalCount: plan.weeks};
  const adjustmentValue = {
    __typename: 'SellingPlanPercentagePriceAdjustment',
    adjustmentPercentage: plan.percentOff,
  };
  return {
    __typename: 'SellingPlan',
    id: gid('SellingPlan', plan.number),
    name: inLanguage(plan.name, language),
    description: null,
    options: planOptions(plan, language),
    recurringDeliveries: true,
    billingPolicy: {__typename: 'SellingPlanRecurringBillingPolicy', ...recurring},
    deliveryPolicy: {__typename: 'SellingPlanRecurringDeliveryPolicy', ...recurring},
    checkoutCharge: {
      type: 'PERCENTAGE',
      value: {__typename: 'SellingPlanCheckoutChargePercentageValue', percentage: 100},
    },
    priceAdjustments: [{orderCount: null, adjustmentValue}],
  };
}

/** Returns the group that holds all plans of a product. */
export function sellingPlanGroupSource(plans: readonly SeedSellingPlan[], scope: Scope): Source {
  const {language} = scope;
  const group = plans[0]?.group ?? 'coffee-subscription';
  return {
    __typename: 'SellingPlanGroup',
    name: inLanguage(GROUP_NAMES[group], language),
    appName: null,
    options: [
      {name: APP_OPTION_NAME, values: plans.map(appNumber)},
      {name: inLanguage(OPTION_NAME, language), values: plans.map((plan) => interval(plan, language))},
    ],
    sellingPlans: withArguments(paging, (args) =>
      connection(
        plans,
        args,
        ({number}) => number,
        (plan) => sellingPlanSource(plan, scope),
      ),
    ),
  };
}

/** Returns what a variant costs on a plan. */
export function sellingPlanAllocation(plan: SeedSellingPlan, {variant}: VariantEntry, scope: Scope): Source {
  const cents = lessPercent(variant.priceCents, plan.percentOff);
  const unitCents = unitPriceCents(cents, variant.measure);
  return {
    __typename: 'SellingPlanAllocation',
    sellingPlan: sellingPlanSource(plan, scope),
    checkoutChargeAmount: money(cents),
    remainingBalanceChargeAmount: money(0),
    priceAdjustments: [
      {
        price: money(cents),
        perDeliveryPrice: money(cents),
        compareAtPrice: money(variant.priceCents),
        unitPrice: unitCents === null ? null : money(unitCents),
      },
    ],
  };
}

function planOptions(plan: SeedSellingPlan, language: LanguageCode) {
  return [
    {name: APP_OPTION_NAME, value: appNumber(plan)},
    {name: inLanguage(OPTION_NAME, language), value: interval(plan, language)},
  ];
}

function appNumber({number}: SeedSellingPlan): string {
  return String(17_862_000 + number);
}

function interval({weeks}: SeedSellingPlan, language: LanguageCode): string {
  if (language === 'EN') return weeks === 1 ? '1 week' : `${weeks} weeks`;
  return weeks === 1 ? '1 Woche' : `${weeks} Wochen`;
}

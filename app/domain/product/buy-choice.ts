import {CHOICE_PARAMETERS} from '../../config/commerce';
import {isSocialProject} from '../donation';
import type {PurchaseModes} from './purchase';

type ChoiceField = (typeof CHOICE_PARAMETERS)[number];

/** The values of the buy box beside the variant, by field name; a missing field has its initial value. */
export type BuyChoice = Readonly<Partial<Record<ChoiceField, string>>>;

/** The initial values of a buy box. */
export type FirstChoice = Readonly<Record<ChoiceField, string | null | undefined>>;

/** The choice that a buy box offers; `most` is how many pieces at once. */
type Offered = Pick<PurchaseModes, 'oneTime' | 'plans' | 'preselected'> & {readonly most: number};

/**
 * Reads the choice in an address and drops values that are not offered. Where nothing can be bought, it keeps all of them for
 * the next variant.
 */
export function readChoice(search: URLSearchParams, {oneTime, plans, preselected, most}: Offered): BuyChoice {
  const isOffered: Readonly<Record<ChoiceField, (value: string) => boolean>> = {
    purchase: (value) => (value === 'subscription' ? plans.length > 0 : value === 'one-time' && oneTime),
    sellingPlanId: (value) => plans.some(({plan}) => plan.id === value),
    project: isSocialProject,
    quantity: (value) => /^[1-9]\d?$/.test(value) && Number(value) <= most,
  };
  return Object.fromEntries(
    CHOICE_PARAMETERS.flatMap((name) => {
      const value = search.get(name);
      return value && (preselected === null || isOffered[name](value)) ? [[name, value] as const] : [];
    }),
  );
}

/**
 * Writes the choice in a buy box into the query of its page. Initial values are left out, so that all who chose nothing ask for
 * the same document.
 */
export function choiceQuery(search: URLSearchParams, form: FormData, first: FirstChoice): URLSearchParams {
  for (const name of CHOICE_PARAMETERS) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== first[name]) search.set(name, value);
    else search.delete(name);
  }
  return search;
}

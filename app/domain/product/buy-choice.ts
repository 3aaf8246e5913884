import {CHOICE_PARAMETERS} from '../../config/commerce';
import {isSocialProject} from '../donation';
import type {PurchaseModes} from './purchase';

type ChoiceField = (typeof CHOICE_PARAMETERS)[number];

/** What is chosen in the buy box beside the variant, by the names of its fields; what is missing is as at first. */
export type BuyChoice = Readonly<Partial<Record<ChoiceField, string>>>;

/** What a buy box shows where nothing is chosen. */
export type FirstChoice = Readonly<Record<ChoiceField, string | null | undefined>>;

/** What a buy box offers; `most` is how many pieces at once. */
type Offered = Pick<PurchaseModes, 'oneTime' | 'plans' | 'preselected'> & {readonly most: number};

/**
 * Reads what an address says is chosen, as far as it is offered. Where nothing can be bought all of it is kept, for the
 * variant that is looked at next.
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
 * Writes into a page's query what is chosen in its buy box. What is as at `first` is left out, so that everybody who chose
 * nothing asks for the same document.
 */
export function choiceQuery(search: URLSearchParams, form: FormData, first: FirstChoice): URLSearchParams {
  for (const name of CHOICE_PARAMETERS) {
    const value = form.get(name);
    if (typeof value === 'string' && value !== first[name]) search.set(name, value);
    else search.delete(name);
  }
  return search;
}

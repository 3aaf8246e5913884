import type {SeedDiscountCode, SeedGiftCard, SeedSellingPlan, SellingPlanGroup} from './types';

function everyWeeks(number: number, group: SellingPlanGroup, weeks: number, percentOff: number): SeedSellingPlan {
  const name =
    weeks === 1 ? {de: 'Jede Woche', en: 'Every week'} : {de: `Alle ${weeks} Wochen`, en: `Every ${weeks} weeks`};
  return {group, number, name, weeks, percentOff};
}

/** The coffee subscription's intervals, and those of the house espresso with a price for each. */
export const sellingPlans: readonly SeedSellingPlan[] = [
  ...[1, 2, 3, 4, 5, 6, 8].map((weeks, index) => everyWeeks(3001 + index, 'coffee-subscription', weeks, 10)),
  everyWeeks(3011, 'house-espresso', 2, 15),
  everyWeeks(3012, 'house-espresso', 4, 12),
  everyWeeks(3013, 'house-espresso', 8, 7),
];

const open = {minimumCents: 0, entitled: 'all', oncePerCustomer: false, startsAt: null, endsAt: null} as const;

/** Codes of every kind, one of them expired. */
export const discountCodes: readonly SeedDiscountCode[] = [
  {
    ...open,
    code: 'WILLKOMMEN10',
    kind: 'amount',
    value: 1000,
    minimumCents: 3900,
    entitled: 'coffee',
    oncePerCustomer: true,
  },
  {...open, code: 'LICHTUNG15', kind: 'percentage', value: 15},
  {...open, code: 'VERSANDFREI', kind: 'free-shipping', value: 0},
  {
    ...open,
    code: 'ABGELAUFEN',
    kind: 'percentage',
    value: 20,
    startsAt: '2025-01-01T00:00:00Z',
    endsAt: '2025-02-01T00:00:00Z',
  },
  {...open, code: 'NUR-KAFFEE', kind: 'percentage', value: 10, entitled: 'coffee'},
];

/** Gift cards with what is left on them; one is used up. */
export const giftCards: readonly SeedGiftCard[] = [
  {code: 'TAU-2500-MOOS', balanceCents: 2500},
  {code: 'TAU-5000-FARN', balanceCents: 5000},
  {code: 'TAU-0735-REST', balanceCents: 735},
  {code: 'TAU-0000-LEER', balanceCents: 0},
];

import {withItsProject} from '../donation';
import {globalId} from '../global-id';
import {multiply, sum, type Money} from '../money';
import type {PiecePrice} from '../product/unit-price';
import type {LineToAdd} from './line-content';
import type {LinkedVariant} from './permalink';

/** A variant of the catalogue, as a page shows it that offers to put it into the cart. */
export type OfferedVariant = {
  readonly id: string;
  readonly title: string;
  /** The options that tell it from its product's other variants; empty where it is the only one. */
  readonly options: readonly string[];
  /** Bought once. */
  readonly once: PiecePrice;
  readonly availableForSale: boolean;
  /** It has left the portfolio. */
  readonly archived: boolean;
  /** It is sold in a subscription alone. */
  readonly requiresPlan: boolean;
  /** The plans that it can be had with; `null` where the platform does not tell plans. */
  readonly plans: readonly (PiecePrice & {readonly id: string})[] | null;
  /** It is coffee that gives a donation. */
  readonly donates: boolean;
};

export type OfferedLine = {readonly variant: OfferedVariant; readonly line: LineToAdd; readonly piece: PiecePrice};

/** A variant that the catalogue knows and a link cannot put into the cart. */
export type UnavailableVariant = {
  readonly variant: OfferedVariant;
  readonly reason: 'archived' | 'out-of-stock' | 'plan-required' | 'merchandise-gone';
};

/** The wanted lines that can be had, and how many of them cannot. */
export type OfferedLines = {
  readonly lines: readonly OfferedLine[];
  readonly missing: number;
  /** Those of the missing that the catalogue still knows. */
  readonly unavailable: readonly UnavailableVariant[];
  /** Their cost today, each at the price of its plan. */
  readonly total: Money | null;
};

/** Returns the lines that the numbers of a link stand for. */
export function wantedLines(variants: readonly LinkedVariant[]): readonly LineToAdd[] {
  return variants.map(({number, quantity}) => ({
    variantId: globalId('ProductVariant', number),
    quantity,
    sellingPlanId: null,
    attributes: [],
  }));
}

/** The platform adds nothing at all where one line has a plan that is gone, such as after the merchant made the plans anew. */
function unavailableFor({variant, line: {sellingPlanId}}: OfferedLine): UnavailableVariant['reason'] | null {
  const {archived, availableForSale, requiresPlan, plans} = variant;
  if (archived) return 'archived';
  if (!availableForSale) return 'out-of-stock';
  if (sellingPlanId === null) return requiresPlan ? 'plan-required' : null;
  return plans === null || plans.some(({id}) => id === sellingPlanId) ? null : 'merchandise-gone';
}

/** The price of its plan, or of buying it once where it has none, and where the platform does not tell plans. */
function pieceOf({once, plans}: OfferedVariant, {sellingPlanId}: LineToAdd): PiecePrice {
  return plans?.find(({id}) => id === sellingPlanId) ?? once;
}

/** Matches wanted lines with what the catalogue knows: what is gone, sold out, or not to be had with or without that plan is missing. */
export function offeredLines(wanted: readonly LineToAdd[], known: readonly OfferedVariant[]): OfferedLines {
  const byId = new Map(known.map((variant) => [variant.id, variant]));
  const found = wanted.flatMap((line) => {
    const variant = byId.get(line.variantId);
    if (variant === undefined) return [];
    const attributes = variant.donates ? withItsProject(line.attributes) : line.attributes;
    return [{variant, line: {...line, attributes}, piece: pieceOf(variant, line)}];
  });
  const lines = found.filter((one) => unavailableFor(one) === null);
  const [first] = lines;
  return {
    lines,
    missing: wanted.length - lines.length,
    unavailable: found.flatMap((one) => {
      const reason = unavailableFor(one);
      return reason === null ? [] : [{variant: one.variant, reason}];
    }),
    total:
      first === undefined
        ? null
        : sum(
            lines.map(({piece, line}) => multiply(piece.price, line.quantity)),
            first.piece.price.currency,
          ),
  };
}

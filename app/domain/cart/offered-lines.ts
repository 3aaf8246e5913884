import {projectOf, withProject} from '../donation';
import {globalId} from '../global-id';
import {multiply, sum, type Money} from '../money';
import type {Attribute} from './cart';
import type {LinkedLine} from './command';
import type {LinkedVariant} from './permalink';

/** A variant of the catalogue, as a page shows it that offers to put it into the cart. */
export type OfferedVariant = {
  readonly id: string;
  readonly title: string;
  /** What makes it another than its product's other variants; empty where it is the only one. */
  readonly options: readonly string[];
  readonly price: Money;
  readonly availableForSale: boolean;
  /** It is sold in a subscription alone. */
  readonly requiresPlan: boolean;
  /** The plans that it can be had with; `null` where the platform does not tell plans. */
  readonly planIds: readonly string[] | null;
  /** It is coffee that gives a donation. */
  readonly donates: boolean;
};

/** A line before the platform has been asked what it is. */
export type WantedLine = Omit<LinkedLine, 'attributes'> & {readonly attributes: readonly Attribute[]};

export type OfferedLine = {readonly variant: OfferedVariant; readonly line: WantedLine};

/** What of the wanted lines can be had, and how many of them cannot. */
export type OfferedLines = {
  readonly lines: readonly OfferedLine[];
  readonly missing: number;
  /** Those of the missing that the catalogue still knows. */
  readonly unavailable: readonly OfferedVariant[];
  /** What they cost today, each at its price without a plan. */
  readonly total: Money | null;
};

/** Returns the lines that the numbers of a link stand for. */
export function wantedLines(variants: readonly LinkedVariant[]): readonly WantedLine[] {
  return variants.map(({number, quantity}) => ({
    variantId: globalId('ProductVariant', number),
    quantity,
    sellingPlanId: null,
    attributes: [],
  }));
}

/** A line that donates says to which project: a subscription knows no other than the one that its line had. */
function withItsProject(line: WantedLine): WantedLine {
  return {...line, attributes: withProject(line.attributes, projectOf(line.attributes))};
}

/** The platform adds nothing at all where one line has a plan that is gone, such as after the merchant made the plans anew. */
function isBuyable({variant: {availableForSale, requiresPlan, planIds}, line: {sellingPlanId}}: OfferedLine): boolean {
  if (!availableForSale) return false;
  return sellingPlanId === null ? !requiresPlan : planIds === null || planIds.includes(sellingPlanId);
}

/** Matches wanted lines with what the catalogue knows: what is gone, sold out, or not to be had with or without that plan is missing. */
export function offeredLines(wanted: readonly WantedLine[], known: readonly OfferedVariant[]): OfferedLines {
  const byId = new Map(known.map((variant) => [variant.id, variant]));
  const found = wanted.flatMap((line) => {
    const variant = byId.get(line.variantId);
    return variant === undefined ? [] : [{variant, line: variant.donates ? withItsProject(line) : line}];
  });
  const lines = found.filter(isBuyable);
  const [first] = lines;
  return {
    lines,
    missing: wanted.length - lines.length,
    unavailable: found.filter((one) => !isBuyable(one)).map(({variant}) => variant),
    total:
      first === undefined
        ? null
        : sum(
            lines.map(({variant, line}) => multiply(variant.price, line.quantity)),
            first.variant.price.currency,
          ),
  };
}

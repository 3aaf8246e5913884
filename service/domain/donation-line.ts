import type {OrderLine} from './order';

/** The property of a coffee or donation line that names the social project. */
export const PROJECT_PROPERTY = '_D';

type Line = Pick<OrderLine, 'requiresShipping' | 'subtotalCents'> & {
  readonly properties: readonly {readonly name: string}[];
};

/**
 * Tells whether a line is a donation that the prices include: the shop adds it for the foundation's books. A coffee that costs nothing, such as
 * that of a gift subscription, names a project, too, but is shipped.
 */
export function isIncludedDonation({properties, requiresShipping, subtotalCents}: Line): boolean {
  return !requiresShipping && subtotalCents === 0 && properties.some(({name}) => name === PROJECT_PROPERTY);
}

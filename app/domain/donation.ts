import {DONATION, SOCIAL_PROJECTS, type SocialProject} from '../config/commerce';
import type {Attribute, CartLine, LineChanges} from './cart/cart';
import {isDonationLine} from './cart/quantity';

/** Tells whether `value` is the code of a social project. */
export function isSocialProject(value: unknown): value is SocialProject {
  return SOCIAL_PROJECTS.some((project) => project.code === value);
}

/** Returns the project that a line's attribute `_D` names; `null` for none and for one that does not exist. */
export function namedProject(attributes: readonly Attribute[]): SocialProject | null {
  const value = attributes.find((attribute) => attribute.key === DONATION.attributeKey)?.value;
  return isSocialProject(value) ? value : null;
}

/**
 * Returns the project that a line donates to: the one it names, else water (Specification, section 9, Subscription and
 * donation).
 */
export function projectOf(attributes: readonly Attribute[]): SocialProject {
  return namedProject(attributes) ?? DONATION.defaultProject;
}

/** Returns the attributes of a line with `project` in place of the one it had; all others stay. */
export function withProject(attributes: readonly Attribute[], project: SocialProject): readonly Attribute[] {
  const others = attributes.filter((attribute) => attribute.key !== DONATION.attributeKey);
  return [...others, {key: DONATION.attributeKey, value: project}];
}

/** Returns the attributes of a line that donates, its project among them: a subscription knows no other than its line's. */
export function withItsProject(attributes: readonly Attribute[]): readonly Attribute[] {
  return withProject(attributes, projectOf(attributes));
}

/** Tells whether a line gives a donation: coffee whose variant names a donation variant. */
export function donates(line: CartLine): line is CartLine & {readonly donationVariantId: string} {
  return line.donationVariantId !== null && line.kind !== 'donation';
}

export type WantedDonation = {
  readonly variantId: string;
  readonly project: SocialProject;
  readonly quantity: number;
};

/**
 * Returns the donation lines that a cart should hold: one per donation variant and project, with the pieces of its
 * coffee lines.
 */
export function wantedDonations(lines: readonly CartLine[]): readonly WantedDonation[] {
  const wanted = new Map<string, WantedDonation>();
  for (const line of lines.filter(donates)) {
    const project = projectOf(line.attributes);
    const key = keyOf(line.donationVariantId, project);
    const quantity = (wanted.get(key)?.quantity ?? 0) + line.quantity;
    wanted.set(key, {variantId: line.donationVariantId, project, quantity});
  }
  return [...wanted.values()].filter((donation) => donation.quantity > 0);
}

/** Returns what has to change so that a cart's donation lines are the wanted ones; nothing where they are. */
export function reconcileDonations(lines: readonly CartLine[]): LineChanges {
  const missing = new Map(
    wantedDonations(lines).map((donation) => [keyOf(donation.variantId, donation.project), donation]),
  );
  const update = lines.filter(isDonationLine).flatMap((line) => {
    const project = namedProject(line.attributes);
    const key = project === null ? '' : keyOf(line.variantId, project);
    const quantity = missing.get(key)?.quantity ?? 0;
    missing.delete(key);
    return quantity === line.quantity ? [] : [{lineId: line.id, quantity}];
  });
  const add = [...missing.values()].map(({variantId, quantity, project}) => ({
    variantId,
    quantity,
    attributes: withProject([], project),
  }));
  return {add, update};
}

function keyOf(variantId: string, project: SocialProject): string {
  return `${project} ${variantId}`;
}

import {DONATION, LIMITS} from '../../config/commerce';
import {isSocialProject, namedProject} from '../donation';
import {globalId, globalNumber} from '../global-id';
import type {WantedLine} from './offered-lines';

const ENTRY = /^([1-9]\d{0,18})-([1-9]\d{0,2})-(\d{0,19})-(\w{0,10})$/;

/**
 * Writes the lines of a cart as one short text: variant, quantity, plan and project of each. Whom a gift is for is not
 * in it. Beyond the lines that one link may bring, nothing is kept (Decisions, Cart: an expired cart comes back).
 */
export function writeRecentlyOrdered(lines: readonly WantedLine[]): string {
  return lines
    .slice(0, LIMITS.linkLines)
    .map(({variantId, quantity, sellingPlanId, attributes}) => {
      const plan = sellingPlanId === null ? '' : globalNumber(sellingPlanId);
      return [globalNumber(variantId), quantity, plan, namedProject(attributes) ?? ''].join('-');
    })
    .join('.');
}

/** Reads the lines that such a text stands for; none for what is no such text. */
export function readRecentlyOrdered(text: string | null): readonly WantedLine[] {
  const entries = (text ?? '').split('.').map((entry) => ENTRY.exec(entry));
  if (entries.length > LIMITS.linkLines) return [];
  const lines = entries.flatMap((match): WantedLine[] => {
    const [, variant = '', quantity = '', plan = '', project = ''] = match ?? [];
    if (variant === '') return [];
    return [
      {
        variantId: globalId('ProductVariant', variant),
        quantity: Number(quantity),
        sellingPlanId: plan === '' ? null : globalId('SellingPlan', plan),
        attributes: isSocialProject(project) ? [{key: DONATION.attributeKey, value: project}] : [],
      },
    ];
  });
  return lines.length === entries.length ? lines : [];
}

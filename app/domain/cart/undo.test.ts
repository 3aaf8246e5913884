import {describe, expect, it} from 'vitest';

import {undoOf} from './undo';

const removed = {variantId: 'gid://shopify/ProductVariant/1', quantity: 3, sellingPlanId: null, attributes: []};
const project = {key: '_D', value: 'SP023'};

describe('a line that was taken out', () => {
  it('comes back with its quantity, plan and project', () => {
    const line = {...removed, sellingPlanId: 'gid://shopify/SellingPlan/1', attributes: [project]};
    expect(undoOf(line)).toEqual({
      variantId: removed.variantId,
      quantity: 3,
      sellingPlanId: 'gid://shopify/SellingPlan/1',
      project: 'SP023',
    });
  });

  it('comes back without a project where it had none', () => {
    expect(undoOf(removed)?.project).toBeNull();
  });

  it('is not offered where something would be lost', () => {
    expect(undoOf({...removed, attributes: [project, {key: 'to', value: 'Oma'}]})).toBeNull();
    expect(undoOf(null)).toBeNull();
  });
});

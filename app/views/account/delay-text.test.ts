import {expect, it} from 'vitest';

import {delivery, item} from '../../domain/subscription/subscription.fixture';
import {delayText} from './delay-text';

const gift = {items: [item({isPrepaid: true})]};
const missing = {items: [item({stock: 'out-of-stock' as const})]};

it.each([
  ['a failed payment', {retryDay: '2026-12-04'}, 'account:delivery.errored.text'],
  ['a failed payment without a day', {retryDay: null}, 'account:delivery.errored.textWithoutDay'],
  ['a failed gift', {...gift, retryDay: '2026-12-04'}, 'account:paidGift.errored.text'],
  ['a failed gift without a day', {...gift, retryDay: null}, 'account:paidGift.errored.textWithoutDay'],
  ['what is not in stock', {...missing, retryDay: null}, 'account:delivery.waiting.text'],
])('%s is explained', (_, over, text) => {
  const shown = delayText(delivery({state: 'errored', ...over}));
  expect(shown).toEqual({title: text.replace(/\.\w+$/, '.title'), text});
});

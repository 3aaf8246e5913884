import {expect, it} from 'vitest';
import {catalogueChanged} from './platform-webhooks';

const AT = Date.parse('2026-11-21T09:30:00.700Z');

it('a change is told to the second, in the zone of the shop', () => {
  const {body, headers} = catalogueChanged('collections/update', 7, AT);
  expect(JSON.parse(body)).toEqual({id: 7, updated_at: '2026-11-21T10:30:00+01:00'});
  expect(headers['X-Shopify-Topic']).toBe('collections/update');
});

it.each(['products/delete', 'collections/delete'] as const)('%s says the number alone', (topic) => {
  const {body, headers} = catalogueChanged(topic, 7, AT);
  expect(JSON.parse(body)).toEqual({id: 7});
  expect(headers['X-Shopify-Triggered-At']).toBe('2026-11-21T09:30:00.700Z');
});

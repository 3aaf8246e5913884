import {expect, it} from 'vitest';
import {catalogueChanged} from './platform-webhooks';

const AT = Date.parse('2026-11-21T09:30:00.700Z');

it('a change is told to the second, in the zone of the shop', () => {
  const {body, headers} = catalogueChanged('collections/update', 7, AT);
  expect(JSON.parse(body)).toEqual({id: 7, updated_at: '2026-11-21T10:30:00+01:00'});
  expect(headers['X-Shopify-Topic']).toBe('collections/update');
});

it('a product that was deleted says its number alone', () => {
  expect(JSON.parse(catalogueChanged('products/delete', 7, AT).body)).toEqual({id: 7});
});

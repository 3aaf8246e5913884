import {expect, it} from 'vitest';

import {primaryDomainQuestion} from '../../scripts/lib/storefront-questions.mjs';

const asked = (host: string) =>
  primaryDomainQuestion({SHOP_ORIGIN: 'https://shop.example'}, () =>
    Promise.resolve({shop: {primaryDomain: {host}}}),
  ).ask();

it('the platform’s primary domain may be any host but the shop’s', async () => {
  for (const host of ['checkout.shop.example', 'roastery.myshopify.com']) expect(await asked(host)).toBeUndefined();
  await expect(asked('shop.example')).rejects.toThrow('its primary domain is shop.example, the shop’s own');
});

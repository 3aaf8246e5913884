import {expect, inject, it} from 'vitest';

it.each([
  ['GET', '/.well-known/openid-configuration'],
  ['GET', '/.well-known/customer-account-api'],
  ['POST', '/authentication/70000001/oauth/token'],
  ['POST', '/70000001/account/customer/api/2026-04/graphql'],
  ['POST', '/api/2026-04/graphql.json'],
  ['POST', '/admin/oauth/access_token'],
  ['POST', '/admin/api/2026-04/graphql.json'],
  ['GET', '/recharge/api/charges'],
  ['POST', '/recharge/shopify_customer_account_api_access'],
  ['GET', '/cdn/shop/files/waldgold.png'],
  ['GET', '/cdn/shop/videos/c/vp/0/waldgold.mp4'],
])('the emulator refuses %s %s without a User-Agent', async (method, path) => {
  const ask = async (agent: string) => {
    const {status} = await fetch(inject('emulatorOrigin') + path, {method, headers: {'User-Agent': agent}});
    return status;
  };
  expect(await ask('')).toBe(403);
  expect(await ask('test')).not.toBe(403);
});

import {Hono} from 'hono';
import {expect, it} from 'vitest';

import type {ServiceApp} from './app';
import {shopOnly} from './bearer-only';

const [NEW, OLD] = ['new-service-api-token', 'old-service-api-token'];
const api = new Hono<ServiceApp>().use(shopOnly).get('/', (c) => c.text('in'));

it.each([
  [OLD, OLD, 200],
  [OLD, NEW, 401],
  [`${NEW} ${OLD}`, NEW, 200],
  [`${NEW} ${OLD}`, OLD, 200],
  [`${NEW} ${OLD}`, `${NEW} ${OLD}`, 401],
  [`${NEW} ${OLD}`, 'another', 401],
  ['', '', 401],
])('with the setting "%s" answers the token "%s" with %i', async (setting, token, status) => {
  const headers = {Authorization: `Bearer ${token}`};
  expect((await api.request('/', {headers}, {SERVICE_API_TOKEN: setting})).status).toBe(status);
});

import {env} from 'cloudflare:workers';
import {expect, it} from 'vitest';

it('stores no answer of a request that was erased while it ran', async () => {
  const request = env.IDEMPOTENCY.getByName('erased');
  await request.begin('fingerprint');
  await request.erase();
  await request.finish('fingerprint', {status: 202, body: '{}'});
  expect(await request.answer()).toBeNull();
});

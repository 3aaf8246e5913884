import {env} from 'cloudflare:workers';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {START} from './alarms';
import {serve} from './hosted-services';
import type {HostedServices} from './hosted-services';

let services: HostedServices;
beforeEach(() => {
  services = serve();
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function confirmed(email: string) {
  const subscriber = env.NEWSLETTER.getByName(email.toLowerCase());
  await subscriber.request({email, variant: 'default', language: 'en'}, email, START);
  return subscriber.confirm(email, START);
}

it('goes to a mailbox once, however its address is spelled', async () => {
  expect(await confirmed('ada+1@example.com')).toMatchObject({state: 'confirmed', welcomeVoucher: true});
  for (const email of ['ada+2@example.com', 'Ada@Example.com']) {
    expect(await confirmed(email)).toMatchObject({state: 'confirmed', welcomeVoucher: false});
  }
  expect(await confirmed('ben@example.com')).toMatchObject({welcomeVoucher: true});
  const welcomes = services.mails.filter(({kind}) => kind === 'newsletter-welcome');
  expect(welcomes.map(({text}) => text.includes('WALD-'))).toEqual([true, false, false, true]);
});

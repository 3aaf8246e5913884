import {env} from 'cloudflare:workers';

import {controlOf} from '../../support/control';
import {completeLogin} from '../../support/customer';
import {mailsTo} from '../../support/outbox';
import {createVisitor, type Visitor} from './visitor';

/** The origins of the shop and of the hosted services, which run beside the tests. */
export const origins = {shop: env.SHOP_ORIGIN, emulator: env.STOREFRONT_ORIGIN} as const;

/** Watches and breaks the hosted services. Who breaks something repairs it after the test. */
export const control = controlOf(origins.emulator);

/** Makes a visitor who is logged in as a customer of the first data. */
export async function logIn(email: string, visitor: Visitor = createVisitor()): Promise<Visitor> {
  await completeLogin(origins.emulator, email, visitor);
  return visitor;
}

/** Makes an e-mail address that nobody else has. */
export const freshAddress = () => `ada.${crypto.randomUUID()}@example.com`;

/** The newest link in mails to an address whose path holds a part. */
export async function mailedLink(email: string, part: string): Promise<URL> {
  const mails = await mailsTo(origins.emulator, email);
  const link = mails
    .flatMap(({links}) => links.map((href) => new URL(href)))
    .find(({pathname}) => pathname.includes(part));
  if (!link) throw new Error(`No mail to ${email} links to ${part}`);
  return link;
}

/** The token in the newest such link. */
export async function mailedToken(email: string, part: string): Promise<string> {
  return (await mailedLink(email, part)).searchParams.get('token') ?? '';
}

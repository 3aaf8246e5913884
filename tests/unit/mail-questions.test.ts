import {Hono} from 'hono';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

import {postmark} from '../../emulator/mail-providers/postmark';
import {resend} from '../../emulator/mail-providers/resend';
import {mailQuestions} from '../../scripts/lib/mail-questions.mjs';
import {No, Unknown} from '../../scripts/lib/questions.mjs';

const SHOP = {SERVICE_API_ORIGIN: 'https://service.lichtung.coffee'};
const ACCOUNT = {
  SERVICE_ORIGIN: SHOP.SERVICE_API_ORIGIN,
  MAIL_API_TOKEN: 'sends-and-no-more',
  MAIL_ACCOUNT_TOKEN: 'reads-the-account',
  MAIL_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
  MAIL_DOMAIN: 'lichtung.coffee',
};
const SETTINGS = {
  MAIL_API_TOKEN: 'sends-and-no-more',
  MAIL_ACCOUNT_TOKEN: 'reads-the-account',
  MAIL_FROM: 'Lichtung <hallo@Lichtung.coffee>',
  MAIL_WEBHOOK_SECRET: 'whsec_c2VjcmV0',
};
const [TOKEN, SENDER, WEBHOOK] = [0, 1, 2] as const;

/** The emulated providers, with what the account has set up otherwise. */
let account: Readonly<Record<string, string>> = {};
/** Answers that the emulated providers do not give, by their paths. */
let instead: Readonly<Record<string, unknown>> = {};
beforeEach(() => {
  [account, instead] = [{}, {}];
  const providers = new Hono().route('/postmark', postmark).route('/resend', resend);
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    const answer = instead[new URL(address).pathname];
    if (answer !== undefined) return Promise.resolve(Response.json(answer));
    // As Node's own `fetch` does.
    const headers = new Headers(init.headers);
    headers.set('User-Agent', 'node');
    return providers.request(address, {...init, headers}, {...ACCOUNT, ...account});
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** Asks a provider one of the questions. */
async function ask(provider: string, question: number, given: Readonly<Record<string, string>> = {}): Promise<string> {
  const settings = {
    MAIL_PROVIDER: provider,
    MAIL_API_URL: `https://mail.example/${provider}`,
    ...SETTINGS,
    ...given,
  };
  const asked = mailQuestions(SHOP, () => Promise.resolve(settings))[question];
  if (asked === undefined) throw new Error(`There is no question ${question}`);
  const answer: unknown = await asked.ask().catch((error: unknown) => error);
  if (answer instanceof Unknown) return `? ${answer.message}`;
  return answer instanceof No ? `NO ${answer.message}` : `yes ${typeof answer === 'string' ? answer : ''}`.trim();
}

describe.each(['postmark', 'resend'])('%s', (provider) => {
  it.each([TOKEN, SENDER, WEBHOOK])('says yes to question %i where everything is set up', async (question) => {
    expect(await ask(provider, question)).toBe('yes');
  });

  it('does not know another token', async () => {
    expect(await ask(provider, TOKEN, {MAIL_API_TOKEN: 'another'})).toMatch(/^NO .*40[01]/);
  });

  it('has another domain than the sender’s', async () => {
    account = {MAIL_DOMAIN: 'mail.lichtung.coffee'};
    expect(await ask(provider, SENDER)).toBe('NO lichtung.coffee is not among its domains');
  });

  it.each([
    ['has no webhook', {MAIL_WEBHOOK_SECRET: ''}, /^NO there is no webhook/],
    ['tells another address', {SERVICE_ORIGIN: 'https://service.example'}, /^NO there is no webhook/],
    ['tells with another secret', {MAIL_WEBHOOK_SECRET: 'another'}, /^NO .*is not MAIL_WEBHOOK_SECRET/],
  ])('%s', async (_, setUp, answer) => {
    account = setUp;
    expect(await ask(provider, WEBHOOK)).toMatch(answer);
  });

  it('is asked nothing without a token, and says so', async () => {
    expect(await ask(provider, TOKEN, {MAIL_API_TOKEN: ''})).toBe('? MAIL_API_TOKEN is not in your shell');
    expect(await ask(provider, SENDER, {MAIL_ACCOUNT_TOKEN: ''})).toMatch(
      /^\? MAIL_ACCOUNT_TOKEN is not in your shell/,
    );
  });

  it('is not asked for a secret that is not known', async () => {
    account = {MAIL_WEBHOOK_SECRET: 'another'};
    const without = {MAIL_WEBHOOK_SECRET: ''};
    expect(await ask(provider, WEBHOOK, without)).toBe(
      '? MAIL_WEBHOOK_SECRET is not in your shell: its secret was not compared',
    );
  });
});

const domain = {Name: 'lichtung.coffee', DKIMVerified: true, ReturnPathDomainVerified: true};
const stream = (handling: string) => ({
  SubscriptionManagementConfiguration: {UnsubscribeHandlingType: handling},
});
const hook = (over: object) => ({
  Webhooks: [
    {
      Url: `https://postmark:${SETTINGS.MAIL_WEBHOOK_SECRET}@service.lichtung.coffee/webhooks/mail`,
      Triggers: {Bounce: {Enabled: true}, SpamComplaint: {Enabled: true}},
      ...over,
    },
  ],
});

it.each([
  [TOKEN, '/server', {DeliveryType: 'Sandbox'}, /^NO .*sandbox/],
  [TOKEN, '/server', {DeliveryType: 'Live'}, /^yes$/],
  [TOKEN, '/server', {DeliveryType: 'Live', TrackOpens: true, TrackLinks: 'None'}, /^NO .*tracks who opens/],
  [TOKEN, '/server', {DeliveryType: 'Live', TrackOpens: false, TrackLinks: 'HtmlOnly'}, /^NO .*tracks links/],
  [TOKEN, '/message-streams/broadcast', stream('Postmark'), /^NO .*unsubscribes by itself/],
  [TOKEN, '/message-streams/broadcast', stream('custom'), /^yes$/],
  [SENDER, '/domains', {Domains: [{...domain, DKIMVerified: false}]}, /^NO DKIM/],
  [SENDER, '/domains', {Domains: [{...domain, ReturnPathDomainVerified: false}]}, /^NO the return path/],
  [WEBHOOK, '/webhooks', hook({}), /^yes$/],
  [WEBHOOK, '/webhooks', hook({HttpAuth: {Username: 'lichtung', Password: 'whsec_c2VjcmV0'}}), /^NO .*not postmark/],
  [WEBHOOK, '/webhooks', hook({Triggers: {Bounce: {Enabled: false}, SpamComplaint: {Enabled: true}}}), /of bounces$/],
  [WEBHOOK, '/webhooks', hook({Triggers: {Bounce: {Enabled: true}, SpamComplaint: {Enabled: false}}}), /complaints$/],
])('of Postmark, question %i: %s with %j', async (question, path, answer, expected) => {
  instead = {[`/postmark${path}`]: answer};
  expect(await ask('postmark', question)).toMatch(expected);
});

it('a webhook of one stream of Postmark does not tell of the other', async () => {
  const {fetch} = globalThis;
  vi.stubGlobal('fetch', (address: string, init: RequestInit) =>
    address.includes('MessageStream=broadcast') ? Promise.resolve(Response.json({Webhooks: []})) : fetch(address, init),
  );
  expect(await ask('postmark', WEBHOOK)).toMatch(/^NO there is no webhook .* in the stream broadcast$/);
});

const events = ['email.bounced', 'email.complained', 'email.failed', 'email.suppressed'];
const webhook = {id: '1', endpoint: `${SHOP.SERVICE_API_ORIGIN}/webhooks/mail`, events, status: 'enabled'};

it.each([
  [SENDER, '/domains', [{name: 'lichtung.coffee', status: 'pending'}], /^NO lichtung\.coffee is pending/],
  [SENDER, '/domains', [{name: 'lichtung.coffee', status: 'verified', capabilities: {sending: 'disabled'}}], /may not/],
  [SENDER, '/domains', [{name: 'lichtung.coffee', status: 'verified', open_tracking: true}], /^NO .*tracks opens or/],
  [SENDER, '/domains', [{name: 'lichtung.coffee', status: 'verified', click_tracking: true}], /^NO .*tracks opens or/],
  [WEBHOOK, '/webhooks', [{...webhook, status: 'disabled'}], /^NO it is disabled/],
  [WEBHOOK, '/webhooks', [{...webhook, events: events.slice(1)}], /^NO it does not tell of email\.bounced$/],
  [WEBHOOK, '/webhooks', [{...webhook, events: null}, webhook], /^yes$/],
])('of Resend, question %i: %s with %j', async (question, path, data, expected) => {
  instead = {[`/resend${path}`]: {data}, '/resend/webhooks/1': {signing_secret: SETTINGS.MAIL_WEBHOOK_SECRET}};
  expect(await ask('resend', question)).toMatch(expected);
});

it('a key of Resend that may do more than send is a no', async () => {
  const key = SETTINGS.MAIL_ACCOUNT_TOKEN;
  expect(await ask('resend', TOKEN, {MAIL_API_TOKEN: key})).toMatch(/^NO .*more than send/);
});

it('another provider is a no', async () => {
  expect(await ask('pigeons', TOKEN)).toBe('NO MAIL_PROVIDER is pigeons');
});

import type * as oauth from 'oauth4webapi';
import {afterEach, beforeAll, describe, expect, it} from 'vitest';
import {arrival, begin, codeFor, discover} from './client';
import {REDIRECT_URI, borrowAccounts} from './start-accounts';
import type {BorrowedAccounts} from './start-accounts';

const MINUTE = 60;

let accounts: BorrowedAccounts;
let server: oauth.AuthorizationServer;

beforeAll(async () => {
  accounts = await borrowAccounts();
  server = await discover(accounts);
}, 60_000);
afterEach(() => accounts.moveClock(0));

describe('the pages', () => {
  it.each([
    ['de', 'Anmelden', 'Code eingeben', 'ist dein Code'],
    ['en-GB', 'Log in', 'Enter the code', 'is your code'],
    ['fr', 'Anmelden', 'Code eingeben', 'ist dein Code'],
  ])('speak the language of the locale %s, whatever ui_locales say', async (locale, login, code, subject) => {
    const tab = accounts.browser();
    const first = await tab.open((await begin(server, {locale, ui_locales: 'en'})).url);
    expect(first.html).toContain(`<h1>${login}</h1>`);
    const second = await tab.submit(first, '/login', {email: 'lena.hoffmann@example.com'});
    expect(second.html).toContain(`<h1>${code}</h1>`);
    expect((await accounts.mailTo('lena.hoffmann@example.com')).subject).toContain(subject);
  });

  it('carry no script, and a policy under which their form may lead back to the client', async () => {
    const page = await accounts.browser().open((await begin(server)).url);
    expect(page.html).not.toContain('<script');
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`form-action 'self' ${new URL(REDIRECT_URI).origin};`);
    expect(page.headers.get('cache-control')).toContain('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
  });

  it.each(['', 'x', 'a@b', 'a b@example.com', `${'a'.repeat(250)}@example.com`])(
    'refuse the address "%s" and keep it',
    async (email) => {
      const tab = accounts.browser();
      const page = await tab.submit(await tab.open((await begin(server)).url), '/login', {email});
      expect(page.status).toBe(422);
      expect(page.html).toContain('role="alert"');
      expect(page.html).toContain(`value="${email}"`);
    },
  );

  it('show what was typed as text', async () => {
    const tab = accounts.browser();
    const page = await tab.submit(await tab.open((await begin(server)).url), '/login', {email: '"><b>x</b>'});
    expect(page.html).not.toContain('<b>x');
  });

  it('take the hint for the address', async () => {
    const page = await accounts.browser().open((await begin(server, {login_hint: 'a@example.com'})).url);
    expect(page.html).toContain('value="a@example.com"');
  });
});

describe('the code from the mail', () => {
  const email = 'tomasz.nowak@example.com';

  async function codeForm() {
    const tab = accounts.browser();
    const flow = await begin(server);
    const form = await tab.submit(await tab.open(flow.url), '/login', {email});
    const enter = (code: string) => tab.submit(form, '/login/code', {code});
    return {tab, form, enter, code: await codeFor(accounts, email)};
  }

  const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

  it('may be typed with spaces', async () => {
    const {enter, code} = await codeForm();
    expect(arrival(await enter(` ${code.slice(0, 3)} ${code.slice(3)}`)).searchParams.has('code')).toBe(true);
  });

  it('is refused four times with a count, the fifth time for good, until a new one is sent', async () => {
    const {tab, form, enter, code} = await codeForm();
    for (const left of ['4 Versuche', '3 Versuche', '2 Versuche', 'einen Versuch']) {
      const page = await enter(wrong(code));
      expect(page.status).toBe(422);
      expect(page.html).toContain(`noch ${left}`);
    }
    for (const tried of [wrong(code), code]) expect((await enter(tried)).html).toContain('zu viele falsche Versuche');
    await tab.submit(form, '/login/resend', {});
    const next = await codeFor(accounts, email);
    expect(arrival(await enter(next)).searchParams.has('code')).toBe(true);
  });

  it('expires after ten minutes', async () => {
    const {enter, code} = await codeForm();
    await accounts.moveClock(10 * MINUTE);
    expect((await enter(code)).html).toContain('abgelaufen');
  });

  it('works once', async () => {
    const {enter, code} = await codeForm();
    arrival(await enter(code));
    const again = await enter(code);
    expect(again.status).toBe(422);
    expect(again.html).toContain('gibt es nicht mehr');
  });

  it('is replaced by the next one, and four more are sent at most', async () => {
    const {tab, form, enter, code} = await codeForm();
    for (let sent = 2; sent <= 5; sent += 1) expect((await tab.submit(form, '/login/resend', {})).status).toBe(200);
    const last = await tab.submit(form, '/login/resend', {});
    expect([last.status, last.html.includes('keinen weiteren Code')]).toEqual([422, true]);
    const newest = await codeFor(accounts, email);
    if (newest !== code) expect((await enter(code)).status).toBe(422);
    expect(arrival(await enter(newest)).searchParams.has('code')).toBe(true);
  });

  it('an unknown login asks for the address again', async () => {
    const {url} = await begin(server);
    const page = await accounts
      .browser()
      .open(url.replace('/oauth/authorize', '/login/code').concat('&login=', '0'.repeat(32)));
    expect([page.status, page.html.includes('name="email"')]).toEqual([422, true]);
  });
});

import {runInNewContext} from 'node:vm';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import * as z from 'zod';
import type {RunningServices} from '../service-api/start-services';
import {startServices} from '../service-api/start-services';

let services: RunningServices;
beforeAll(async () => {
  services = await startServices();
}, 60_000);
afterAll(() => services.stop());

async function contact(email: string, language: 'de' | 'en', message: string) {
  const body = {kind: 'customer', name: 'Mara', message, email, language};
  expect((await services.call('/contact-requests', body)).status).toBe(201);
}

describe('the outbox', () => {
  it('shows what was sent, filtered by address and language', async () => {
    await contact('de@example.com', 'de', 'Hallo');
    await contact('en@example.com', 'en', 'Hello');
    const page = await services.send('/mail');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.text).toMatch(/de@example\.com[^]*/);
    expect((await services.send('/mail?language=en')).text).not.toContain('de@example.com');
    expect((await services.mails({to: 'DE@example.com'})).map(({language}) => language)).toEqual(['de']);
  });

  it('shows text with working links and HTML that can do nothing', async () => {
    const signUp = {email: 'links@example.com', language: 'de'};
    expect((await services.call('/newsletter/subscriptions', signUp)).status).toBe(202);
    const [mail] = await services.mails({to: 'links@example.com'});
    const page = await services.send(`/mail/${mail?.id}`);
    expect(page.text).toContain(`<iframe`);
    expect(page.text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(page.text).toMatch(/<a href="http[^"]*\/newsletter\/confirm\?token=[^"]+" rel="noreferrer">/);
    expect(page.text).not.toContain('<script>');
    const html = await services.send(`/mail/messages/${mail?.id}/html`);
    expect(html.headers.get('content-security-policy')).toMatch(/default-src 'none';.*sandbox allow-popups/);
    expect(html.text).not.toContain('<script>');
  });

  it('is empty after clearing, and knows no mail that is not there', async () => {
    await contact('gone@example.com', 'de', 'Hallo');
    expect((await services.send('/mail/messages', {method: 'DELETE'})).status).toBe(204);
    expect(await services.mails({})).toEqual([]);
    expect((await services.send('/mail/999999')).status).toBe(404);
    expect((await services.send('/mail/messages/999999')).status).toBe(404);
  });
});

describe('the error sink', () => {
  const event = {exception: {values: [{type: 'TypeError', value: 'x is not a function'}]}};
  const item = JSON.stringify(event);
  const envelope = `{"event_id":"9ec79c33ec9942ab8353589fcb2e04dc"}\n{"type":"event","length":${item.length}}\n${item}\n`;
  const post = (body: string, path = '/sentry/api/7/envelope/?sentry_key=public') =>
    services.send(path, {method: 'POST', body, headers: {Origin: 'http://localhost:3000'}});
  const eventsSchema = z.object({
    events: z.array(
      z.object({id: z.int(), project: z.string(), type: z.string(), summary: z.string(), payload: z.unknown()}),
    ),
  });

  it('takes an envelope from the browser and shows it', async () => {
    const answer = await post(envelope);
    expect([answer.status, JSON.parse(answer.text)]).toEqual([200, {id: '9ec79c33ec9942ab8353589fcb2e04dc'}]);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    const {events} = eventsSchema.parse(JSON.parse((await services.send('/sentry/events?type=event')).text));
    expect(events[0]).toMatchObject({project: '7', summary: 'TypeError: x is not a function', payload: event});
    expect((await services.send('/sentry')).text).toContain('TypeError: x is not a function');
    expect((await services.send(`/sentry/${events[0]?.id}`)).text).toContain('x is not a function');
  });

  it.each([
    ['no envelope', 'nonsense', '?sentry_key=public', 400],
    ['no key', envelope, '', 401],
    ['too much', 'x'.repeat(1_000_001), '?sentry_key=public', 413],
  ])('refuses %s', async (_, body, query, status) => {
    expect((await post(body, `/sentry/api/7/envelope/${query}`)).status).toBe(status);
  });
});

describe('the analytics host', () => {
  it('serves the script of a container, and of nothing else', async () => {
    const script = await services.send('/gtm.js?id=GTM-LICHT1');
    expect(script.headers.get('content-type')).toContain('javascript');
    expect(script.headers.get('set-cookie')).toBeNull();
    expect(script.text).toContain("'GTM-LICHT1'");
    expect((await services.send("/gtm.js?id=GTM-');alert(1)//")).status).toBe(404);
    expect((await services.send('/gtm.js')).status).toBe(404);
  });

  it('the script reports consent and events, before and after it loaded', async () => {
    const {text} = await services.send('/gtm.js?id=GTM-LICHT2');
    const sent: string[] = [];
    const words = ['consent', 'default', {analytics_storage: 'denied'}] as const;
    const consent = Object.assign({length: words.length, [Symbol.toStringTag]: 'Arguments'}, words);
    // The real script passes over arrays.
    const page: {dataLayer: unknown[]} = {dataLayer: [consent, ['consent', 'update', {}]]};
    const surroundings = {
      window: page,
      document: {currentScript: {src: 'http://127.0.0.1:3001/gtm.js?id=GTM-LICHT2'}, readyState: 'complete'},
      location: {pathname: '/de/p/waldgold'},
      navigator: {sendBeacon: (url: string, body: string) => sent.push(`${url} ${body}`) > 0},
    };
    runInNewContext(text, {...surroundings, URL});
    page.dataLayer.push({event: 'add_to_cart', value: 9.9});
    for (const line of sent) {
      const body = line.slice(line.indexOf(' ') + 1);
      expect(line.startsWith('http://127.0.0.1:3001/collect ')).toBe(true);
      expect((await services.send('/collect', {method: 'POST', body})).status).toBe(204);
    }
    const schema = z.object({
      events: z.array(z.object({kind: z.string(), name: z.string(), page: z.string(), data: z.unknown()})),
    });
    const {events} = schema.parse(JSON.parse((await services.send('/analytics/events')).text));
    expect(events.map(({kind, name}) => [kind, name])).toEqual([
      ['event', 'add_to_cart'],
      ['event', 'gtm.dom'],
      ['consent', 'default'],
    ]);
    expect(events[2]).toMatchObject({page: '/de/p/waldgold', data: {analytics_storage: 'denied'}});
    expect((await services.send('/analytics')).text).toContain('add_to_cart');
  });

  it('refuses what is no report', async () => {
    expect((await services.send('/collect', {method: 'POST', body: '{'})).status).toBe(400);
    expect((await services.send('/collect', {method: 'POST', body: '{}'})).status).toBe(400);
  });
});

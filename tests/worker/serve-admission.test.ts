import {describe, expect, onTestFinished, test, vi} from 'vitest';
import {listUnsubscribe} from '../../app/edge/list-unsubscribe.server';
import {FORM, ORIGIN, page, serveShop} from './serve-shop';

describe('admission', () => {
  const closed = {admission: {request: async () => new Response('password?', {status: 401})}};
  const post = {method: 'POST', body: '[]', headers: {'Content-Type': 'application/reports+json'}};

  test('is required of every visitor', async () => {
    const {get, log} = serveShop(page, closed);
    expect((await get('/en')).response.status).toBe(401);
    expect((await get('/de')).response.status).toBe(401);
    expect(log.rendered).toBe(0);
  });

  test('is required of what an exemption does not admit at its path', async () => {
    const {get, log} = serveShop(page, {...closed, exemptions: [{pathname: '/de/newsletter', admits: () => false}]});
    const form = {method: 'POST', body: 'a=1', headers: {Origin: ORIGIN, ...FORM}};
    expect((await get('/de/newsletter', form)).response.status).toBe(401);
    expect((await get('/de/newsletter')).response.status).toBe(401);
    expect(log.rendered).toBe(0);
  });

  test('is not required for /healthz and signed requests', async () => {
    const exemptions = [{pathname: '/webhooks/a', admits: () => true}];
    const {get, log} = serveShop(page, {
      ...closed,
      exemptions,
      health: async (request) => (request.url.endsWith('/healthz') ? new Response('ok') : null),
      receiveWebhook: async (request) => (request.url.endsWith('/webhooks/a') ? new Response('taken') : null),
    });
    expect((await get('/healthz')).text).toBe('ok');
    for (const origin of [{}, {Origin: ORIGIN}]) {
      expect((await get('/csp-report', {...post, headers: {...post.headers, ...origin}})).response.status).toBe(204);
    }
    expect((await get('/webhooks/a', {...post, headers: {...FORM, Origin: 'https://cms.example'}})).text).toBe('taken');
    expect(log.reports).toBe(0);
  });

  test('is refused to those who send too many reports, or too many unsubscriptions of mail programs', async () => {
    const counted: string[] = [];
    const {get, log} = serveShop(page, {
      exemptions: [...listUnsubscribe, {pathname: '/webhooks/a', admits: () => true}],
      admission: {
        exempt: async (_, countedAs) => {
          counted.push(countedAs);
          return new Response(null, {status: 429});
        },
      },
    });
    const leave = {method: 'POST', body: 'List-Unsubscribe=One-Click', headers: FORM};
    expect((await get('/csp-report', post)).response.status).toBe(429);
    expect((await get('/de/newsletter/unsubscribe?token=a.b-c', leave)).response.status).toBe(429);
    expect([counted, log]).toEqual([['report', 'unsubscribe'], {rendered: 0, reports: 0, errors: []}]);
    expect((await get('/en')).response.status).toBe(200);
    expect((await get('/webhooks/a', {...leave, headers: FORM})).response.status).toBe(200);
    expect(counted).toHaveLength(2);
  });
});

test('a read too many is not rendered', async () => {
  const {get, log} = serveShop(page, {admission: {read: async () => new Response(null, {status: 429})}});
  expect((await get('/de/checkout/cart')).response.status).toBe(429);
  expect(log.rendered).toBe(0);
});

test('a picture too many is asked of nobody', async () => {
  const asked = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => asked.mockRestore());
  const {get} = serveShop(page, {admission: {media: async () => new Response(null, {status: 429})}});
  expect((await get('/media/a.jpg?width=640')).response.status).toBe(429);
  expect(asked).not.toHaveBeenCalled();
});

import {describe, expect, test} from 'vitest';

import {admit, admitBurst} from './admission.server';

const basic = (text: string) => ({Authorization: `Basic ${Buffer.from(text).toString('base64')}`});
const ask = (headers: HeadersInit, method = 'GET') => new Request('https://shop.example/', {method, headers});

function counting(room: number) {
  const keys: string[] = [];
  return {
    keys,
    limit: ({key}: {readonly key: string}) => Promise.resolve({success: keys.push(key) <= room}),
  };
}

describe('a shop with a password', () => {
  const closed = {password: 'Tau im Moos', bursts: counting(99)};

  test.each<[string, HeadersInit]>([
    ['nothing', {}],
    ['a wrong one', basic('gast:Tau')],
    ['the right one as the name', basic('Tau im Moos:')],
    ['no Base64', {Authorization: 'Basic %%%'}],
    ['Base64 that cannot be', {Authorization: 'Basic A'}],
    ['another scheme', {Authorization: 'Bearer Tau im Moos'}],
  ])('asks for it when given %s', async (_, headers) => {
    const answer = await admit(ask(headers), closed);
    expect(answer?.status).toBe(401);
    expect(answer?.headers.get('WWW-Authenticate')).toContain('Basic realm=');
    expect(answer?.headers.get('Cache-Control')).toBe('no-store');
  });

  test.each(['gast:Tau im Moos', ':Tau im Moos'])('lets in who knows it (%s)', async (given) => {
    expect(await admit(ask(basic(given)), closed)).toBeNull();
  });

  test('may have colons and umlauts in it', async () => {
    expect(await admit(ask(basic('gast:Tür:öffnen')), {...closed, password: 'Tür:öffnen'})).toBeNull();
  });
});

describe('bursts of forms', () => {
  test('from one network are refused for a minute', async () => {
    const bursts = counting(2);
    const send = (address: string) =>
      admit(ask({'CF-Connecting-IP': address}, 'POST'), {password: undefined, bursts}).then((answer) => answer?.status);
    expect([await send('192.0.2.1'), await send('192.0.2.77'), await send('192.0.2.1')]).toEqual([
      undefined,
      undefined,
      429,
    ]);
    expect(new Set(bursts.keys)).toEqual(new Set(['192.0.2.0/24']));
  });

  test('from the networks of one /48 have room for eight of them', async () => {
    const seen = new Map<string, number>();
    const bursts = {
      limit: ({key}: {readonly key: string}) => {
        const count = (seen.get(key) ?? 0) + 1;
        seen.set(key, count);
        return Promise.resolve({success: count <= 10});
      },
    };
    let admitted = 0;
    for (let network = 0; network < 400; network += 1) {
      const address = `2001:db8:1:${network.toString(16)}::1`;
      if ((await admit(ask({'CF-Connecting-IP': address}, 'POST'), {password: undefined, bursts})) === null)
        admitted += 1;
    }
    expect(admitted).toBe(80);
  });

  test('of reports are counted apart', async () => {
    const bursts = counting(1);
    const report = () => admitBurst(ask({'CF-Connecting-IP': '192.0.2.1'}, 'POST'), bursts, 'report ');
    expect(await report()).toBeNull();
    const refused = await report();
    expect([refused?.status, refused?.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(new Set(bursts.keys)).toEqual(new Set(['report 192.0.2.0/24']));
  });

  test('are only of forms, and only from networks that the platform names', async () => {
    const bursts = counting(0);
    const shop = {password: undefined, bursts};
    expect(await admit(ask({'CF-Connecting-IP': '192.0.2.1'}), shop)).toBeNull();
    expect(await admit(ask({}, 'POST'), shop)).toBeNull();
    expect(bursts.keys).toEqual([]);
  });
});

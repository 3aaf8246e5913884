import {describe, expect, test, vi} from 'vitest';

import {createAdmissionControl, type BurstLimiter} from './admission.server';

const basic = (text: string) => ({Authorization: `Basic ${Buffer.from(text).toString('base64')}`});
const ask = (headers: HeadersInit, method = 'GET') => new Request('https://shop.example/', {method, headers});
const ADDRESS = {'CF-Connecting-IP': '192.0.2.1'};
const asksNobody: BurstLimiter = {limit: () => expect.unreachable('another limiter counts')};

function admissionOf({
  password,
  bursts = asksNobody,
  reads = asksNobody,
}: Partial<Parameters<typeof createAdmissionControl>[0]>) {
  return createAdmissionControl({password, bursts, reads});
}

function counting(room: number) {
  const keys: string[] = [];
  return {
    keys,
    limit: ({key}: {readonly key: string}) => Promise.resolve({success: keys.push(key) <= room}),
  };
}

describe('a shop with a password', () => {
  const closed = admissionOf({password: 'Tau im Moos'});

  test.each<[string, HeadersInit]>([
    ['nothing', {}],
    ['a wrong one', basic('gast:Tau')],
    ['the right one as the name', basic('Tau im Moos:')],
    ['no Base64', {Authorization: 'Basic %%%'}],
    ['Base64 that cannot be', {Authorization: 'Basic A'}],
    ['another scheme', {Authorization: 'Bearer Tau im Moos'}],
  ])('asks for it when given %s', async (_, headers) => {
    const answer = await closed.request(ask(headers));
    expect(answer?.status).toBe(401);
    expect(answer?.headers.get('WWW-Authenticate')).toContain('Basic realm=');
    expect(answer?.headers.get('Cache-Control')).toBe('no-store');
  });

  test.each(['gast:Tau im Moos', ':Tau im Moos'])('lets in who knows it (%s)', async (given) => {
    expect(await closed.request(ask(basic(given)))).toBeNull();
  });

  test('may have colons and umlauts in it', async () => {
    expect(await admissionOf({password: 'Tür:öffnen'}).request(ask(basic('gast:Tür:öffnen')))).toBeNull();
  });
});

describe('bursts of forms', () => {
  test('from one network are refused for a minute', async () => {
    const bursts = counting(2);
    const {request} = admissionOf({bursts});
    const send = (address: string) =>
      request(ask({'CF-Connecting-IP': address}, 'POST')).then((answer) => answer?.status);
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
    const {request} = admissionOf({bursts});
    let admitted = 0;
    for (let network = 0; network < 400; network += 1) {
      const address = `2001:db8:1:${network.toString(16)}::1`;
      if ((await request(ask({'CF-Connecting-IP': address}, 'POST'))) === null) admitted += 1;
    }
    expect(admitted).toBe(80);
  });

  test('of reports are counted apart', async () => {
    const bursts = counting(1);
    const {exempt} = admissionOf({bursts});
    const report = () => exempt(ask(ADDRESS, 'POST'), 'report');
    expect(await report()).toBeNull();
    const refused = await report();
    expect([refused?.status, refused?.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(new Set(bursts.keys)).toEqual(new Set(['report 192.0.2.0/24']));
  });

  test('are only of forms, and only from networks that the platform names', async () => {
    const bursts = counting(0);
    const {request} = admissionOf({bursts});
    expect(await request(ask(ADDRESS))).toBeNull();
    expect(await request(ask({}, 'POST'))).toBeNull();
    expect(bursts.keys).toEqual([]);
  });
});

describe('reads that no cache answers', () => {
  async function read({
    allowed = false,
    method = 'GET',
    headers = ADDRESS,
  }: {
    allowed?: boolean;
    method?: string;
    headers?: HeadersInit;
  }) {
    const limit = vi.fn(async (_options: {readonly key: string}) => ({success: allowed}));
    return {answer: await admissionOf({reads: {limit}}).read(ask(headers, method)), limit};
  }

  test.each(['GET', 'HEAD'])('are refused for a minute where a network sends too many (%s)', async (method) => {
    const {answer, limit} = await read({method});
    expect([answer?.status, answer?.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(limit).toHaveBeenCalledExactlyOnceWith({key: '192.0.2.0/24'});
    expect((await read({method, allowed: true})).answer).toBeNull();
  });

  test.each([
    ['a form', {method: 'POST'}],
    ['a read of nobody that the platform names', {headers: {}}],
  ])('are not counted for %s', async (_, init) => {
    const {answer, limit} = await read(init);
    expect(answer).toBeNull();
    expect(limit).not.toHaveBeenCalled();
  });

  test('are counted apart for media', async () => {
    const reads = counting(1);
    const {media} = admissionOf({reads});
    expect(await media(ask(ADDRESS))).toBeNull();
    expect((await media(ask(ADDRESS)))?.status).toBe(429);
    expect(new Set(reads.keys)).toEqual(new Set(['media 192.0.2.0/24']));
  });
});

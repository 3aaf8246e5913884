import {describe, expect, test, vi} from 'vitest';

import {createHealth} from './health.server';

const askHealth = new Request('https://shop.example/healthz');

function setUp(asks: Readonly<Record<string, () => Promise<unknown>>>, more: {readonly goodForMs?: number} = {}) {
  let now = 0;
  const probes = Object.entries(asks).map(([service, ask]) => ({service, ask: vi.fn(ask), ...more}));
  const health = createHealth({version: 'build-7', probes, clock: () => now});
  return {
    health,
    probes,
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

describe('/healthz', () => {
  test('names the build and each service', async () => {
    const {health} = setUp({storefront: () => Promise.resolve(1), cms: () => Promise.resolve(null)});
    const answer = await health(askHealth);
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('Cache-Control')).toBe('no-store');
    expect(await answer?.json()).toEqual({
      status: 'ok',
      version: 'build-7',
      services: {storefront: 'up', cms: 'up'},
    });
  });

  test('is degraded, and still 200, while a service does not answer', async () => {
    const {health} = setUp({storefront: () => Promise.resolve(1), cms: () => Promise.reject(new Error('away'))});
    const answer = await health(askHealth);
    expect(answer?.status).toBe(200);
    expect(await answer?.json()).toMatchObject({status: 'degraded', services: {storefront: 'up', cms: 'down'}});
  });

  test('asks the services once in ten seconds, however often it is asked', async () => {
    const {health, probes, pass} = setUp({storefront: () => Promise.resolve(1)});
    await health(askHealth);
    pass(9_999);
    await health(askHealth);
    expect(probes[0]?.ask).toHaveBeenCalledTimes(1);
    pass(1);
    await health(askHealth);
    expect(probes[0]?.ask).toHaveBeenCalledTimes(2);
  });

  test('asks a service that counts its requests once in its time, and one that is down every ten seconds', async () => {
    const replies: Promise<unknown>[] = [Promise.resolve(1), Promise.reject(new Error('away'))];
    const {health, probes, pass} = setUp({cms: () => replies.shift() ?? Promise.resolve(1)}, {goodForMs: 60_000});
    const looks: unknown[] = [];
    const look = async (milliseconds: number) => {
      pass(milliseconds);
      const answer = await health(askHealth);
      looks.push([probes[0]?.ask.mock.calls.length, await answer?.json()]);
    };
    for (const milliseconds of [0, 10_000, 49_999, 10_000, 10_000, 10_000]) await look(milliseconds);
    const up = {services: {cms: 'up'}};
    expect(looks).toMatchObject([
      [1, up],
      [1, up],
      [1, up],
      [2, {services: {cms: 'down'}}],
      [3, up],
      [3, up],
    ]);
  });

  test('asks them once for all who ask meanwhile', async () => {
    const {health, probes} = setUp({storefront: () => new Promise((resolve) => setTimeout(resolve, 20))});
    const answers = await Promise.all(Array.from({length: 5}, () => health(askHealth)));
    expect(probes[0]?.ask).toHaveBeenCalledTimes(1);
    expect(await answers[4]?.json()).toMatchObject({services: {storefront: 'up'}});
  });

  test('asks anew where who asked has left', async () => {
    vi.useFakeTimers();
    const replies: Promise<unknown>[] = [new Promise(() => undefined), Promise.resolve(1)];
    const {health, probes} = setUp({storefront: () => replies.shift() ?? Promise.resolve(1)});
    void health(askHealth);
    const second = health(askHealth);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await (await second)?.json()).toMatchObject({status: 'ok'});
    expect(probes[0]?.ask).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  test('has no body for HEAD, and leaves every other path alone', async () => {
    const {health} = setUp({});
    expect(await (await health(new Request(askHealth, {method: 'HEAD'})))?.text()).toBe('');
    expect(await health(new Request('https://shop.example/healthz/more'))).toBeNull();
  });
});

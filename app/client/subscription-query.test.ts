import {focusManager, onlineManager, QueryObserver} from '@tanstack/react-query';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {subscription} from '../domain/subscription/subscription.fixture';
import {createSubscriptionMemory, readSubscription, SUBSCRIPTION_KEY} from './subscription-query';

afterEach(() => {
  vi.unstubAllGlobals();
  focusManager.setFocused(undefined);
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** Somebody looks at the subscription, which `read` gives; a minute goes by. */
async function look(memory: ReturnType<typeof createSubscriptionMemory>, read: () => Promise<string>) {
  const observer = new QueryObserver(memory, {queryKey: [SUBSCRIPTION_KEY, 'de', 1], queryFn: read});
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  return {observer, leave};
}

describe('the memory of the subscription', () => {
  it('is never stale: neither a mount nor the focus nor the network asks again', async () => {
    vi.useFakeTimers();
    const memory = createSubscriptionMemory();
    memory.mount();
    const read = vi.fn(() => Promise.resolve('all of it'));
    const {observer} = await look(memory, read);
    await look(memory, read);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    expect(observer.getCurrentResult()).toMatchObject({data: 'all of it', isStale: false});
    expect(read).toHaveBeenCalledTimes(1);
    memory.unmount();
  });

  it('does not try again what failed', async () => {
    vi.useFakeTimers();
    const read = vi.fn(() => Promise.reject(new Error('down')));
    const {observer} = await look(createSubscriptionMemory(), read);
    expect(observer.getCurrentResult().status).toBe('error');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is dropped when its last observer is gone', async () => {
    vi.useFakeTimers();
    const memory = createSubscriptionMemory();
    const {leave} = await look(memory, () => Promise.resolve('all of it'));
    expect(memory.getQueryCache().getAll()).toHaveLength(1);
    leave();
    await vi.advanceTimersByTimeAsync(1);
    expect(memory.getQueryCache().getAll()).toEqual([]);
  });

  it('leaves other queries unchanged', () => {
    expect(createSubscriptionMemory().getQueryDefaults(['cart'])).toEqual({});
  });
});

describe('reading the subscription anew', () => {
  /** The worker gives such an answer. */
  const worker = (answer: () => Response) => {
    const asked = vi.fn(() => Promise.resolve(answer()));
    vi.stubGlobal('fetch', asked);
    return asked;
  };
  const read = () => readSubscription('de', new AbortController().signal);

  it('sends a request each time and returns its answer', async () => {
    const data = subscription({deliveries: []});
    const asked = worker(() => Response.json(data));
    expect(await read()).toEqual({state: 'ready', data});
    await read();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['no subscription', () => Response.json({})],
    ['an outage', () => new Response(null, {status: 503})],
  ])('fails on %s, at once', async (_case, answer) => {
    const asked = worker(answer);
    await expect(read()).rejects.toThrow('The subscription answered');
    expect(asked).toHaveBeenCalledTimes(1);
  });
});

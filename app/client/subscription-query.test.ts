import {focusManager, onlineManager, QueryObserver} from '@tanstack/react-query';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {afterEach, describe, expect, it, vi} from 'vitest';

import {delivery, item, subscription} from '../domain/subscription/subscription.fixture';
import {createSubscriptionMemory, SUBSCRIPTION_KEY, useSubscription} from './subscription-query';

afterEach(() => {
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

  it('is dropped as soon as nobody looks any more', async () => {
    vi.useFakeTimers();
    const memory = createSubscriptionMemory();
    const {leave} = await look(memory, () => Promise.resolve('all of it'));
    expect(memory.getQueryCache().getAll()).toHaveLength(1);
    leave();
    await vi.advanceTimersByTimeAsync(1);
    expect(memory.getQueryCache().getAll()).toEqual([]);
  });

  it('keeps what else is asked for as ever', () => {
    expect(createSubscriptionMemory().getQueryDefaults(['cart'])).toEqual({});
  });
});

it('is one customer’s alone, though the worker makes the pages of two in the same moment', () => {
  const Shown = ({title}: {readonly title: string}) => {
    const data = subscription({deliveries: [delivery({items: [item({title})]})]});
    return createElement('p', null, JSON.stringify(useSubscription('de', {state: 'ready', data}, 1)));
  };
  const pageOf = (title: string) => renderToStaticMarkup(createElement(Shown, {title}));
  expect(pageOf('Morgentau')).toContain('Morgentau');
  expect(pageOf('Waldgold')).toContain('Waldgold');
});

import {expect, it} from 'vitest';

import {createSerialQueue, drain} from './serial-queue';

it('runs one thing at a time, in order, and goes on after one that fails', async () => {
  const inTurn = createSerialQueue();
  const seen: string[] = [];
  const work = (name: string, end: () => Promise<string>) => async () => {
    seen.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    seen.push(`${name} ends`);
    return end();
  };
  const turns = await Promise.allSettled([
    inTurn(work('first', () => Promise.reject(new Error('first')))),
    inTurn(work('second', async () => 'second')),
  ]);
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(turns).toMatchObject([
    {status: 'rejected', reason: {message: 'first'}},
    {status: 'fulfilled', value: 'second'},
  ]);
});

it('is drained once all that was in it has ended, also if it failed', async () => {
  const inTurn = createSerialQueue();
  let isOver = false;
  const work = inTurn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    isOver = true;
    throw new Error('failed');
  });
  await drain(inTurn);
  expect(isOver).toBe(true);
  await expect(work).rejects.toThrow('failed');
});

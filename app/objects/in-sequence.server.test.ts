import {expect, it} from 'vitest';

import type {SequencedTask} from './cart-sequencer.server';
import {inSequence, type Sequencer} from './in-sequence.server';

const OPERATION = {operationId: 'form-1', fingerprint: 'add'};
const LOST = new Error('Network connection lost.');

const asText = (value: unknown) => String(value);

/** A sequencer whose calls go as told, one after the other; `null` is one that goes well. */
function sequencerOf(...ways: readonly ((task: SequencedTask) => Promise<never>)[]): Sequencer & {calls: () => number} {
  let calls = 0;
  return {
    calls: () => calls,
    run: async (_id, _fingerprint, task) => {
      calls += 1;
      const way = ways[calls - 1];
      if (way) return way(task);
      return {result: (await task(null)).result, repeated: false};
    },
  };
}

const beforeTurn = () => Promise.reject(LOST);
const duringTurn = (task: SequencedTask) => {
  void task(null);
  return Promise.reject(LOST);
};

function bags() {
  let runs = 0;
  return async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    runs += 1;
    return `bag ${runs}`;
  };
}

it('an operation whose turn was lost before it came has another one', async () => {
  const sequencer = sequencerOf(beforeTurn);
  expect(await inSequence(sequencer, OPERATION, bags(), asText)).toEqual({result: 'bag 1', repeated: false});
  expect(sequencer.calls()).toBe(2);
});

it('one that was under way when the connection was lost runs to its end, and once', async () => {
  const sequencer = sequencerOf(duringTurn);
  expect(await inSequence(sequencer, OPERATION, bags(), asText)).toEqual({result: 'bag 1', repeated: false});
  expect(sequencer.calls()).toBe(1);
});

it('what it throws then is thrown as it is', async () => {
  const outage = new Error('down');
  await expect(inSequence(sequencerOf(duringTurn), OPERATION, () => Promise.reject(outage), asText)).rejects.toBe(
    outage,
  );
});

it('a sequencer that is not there is told, and nothing has run', async () => {
  let runs = 0;
  const task = async () => String((runs += 1));
  const outage = new Error('no turn');
  const asOutage = (cause: unknown) => (cause === LOST ? outage : null) ?? new Error('another');
  const lost = inSequence(sequencerOf(beforeTurn, beforeTurn), OPERATION, task, asText, asOutage);
  await expect(lost).rejects.toBe(outage);
  expect(runs).toBe(0);
});

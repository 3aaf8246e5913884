import {runDurableObjectAlarm, runInDurableObject} from 'cloudflare:test';
import type {DurableObject} from 'cloudflare:workers';
import {vi} from 'vitest';

/** The clock of every test (`clock.ts`). Far ahead: the runtime rings by its own clock, and shall not before the test does. */
export const START = Date.UTC(2090, 10, 21, 8);

/** An object's alarm: when it rings, and the ringing. */
export type Alarm = {readonly alarm: () => Promise<number | null>; readonly ring: () => Promise<boolean>};

/** The alarm of an object. */
export function alarmOf<O extends DurableObject>(stub: DurableObjectStub<O>): Alarm {
  return {
    alarm: () => runInDurableObject(stub, (_, {storage}) => storage.getAlarm()),
    ring: () => runDurableObjectAlarm(stub),
  };
}

/** Lets the faked clock go to a moment, and every alarm on the way ring at its time. */
export async function goTo({alarm, ring}: Alarm, at: number): Promise<void> {
  for (let next = await alarm(); next !== null && next <= at; next = await alarm()) {
    vi.setSystemTime(next);
    await ring();
  }
  vi.setSystemTime(at);
}

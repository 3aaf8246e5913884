type Alarms = Pick<DurableObjectStorage, 'getAlarm' | 'setAlarm'>;

/** Sets an object's alarm to a moment (milliseconds since 1970), unless it rings earlier anyway. `null` is never. */
export async function wakeBy(storage: Alarms, at: number | null): Promise<void> {
  if (at === null) return;
  const before = await storage.getAlarm();
  if (before === null || before > at) await storage.setAlarm(at);
}

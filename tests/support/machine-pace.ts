/** Milliseconds that the additions below take on the machine for which the bounds were set. */
const REFERENCE_MS = 133;
const ADDITIONS = 1e8;

/**
 * How many times slower than the machine of the bounds this one is now, at least 1: bounds in milliseconds are set for two
 * cores at full speed, and a machine that shares or throttles its cores is given time in proportion.
 */
export function machinePace(): number {
  const before = performance.now();
  let sum = 0;
  for (let turn = 0; turn < ADDITIONS; turn += 1) sum += turn + 0.5;
  const taken = performance.now() - before;
  return Number.isFinite(sum) ? Math.max(1, taken / REFERENCE_MS) : 1;
}

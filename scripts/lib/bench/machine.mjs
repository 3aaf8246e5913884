// @ts-check
import {cpus, loadavg, totalmem} from 'node:os';

/**
 * Describes the machine and its load: figures of a busy machine are unreliable.
 *
 * @returns {{processor: string, cores: number, memoryGb: number, load: number}} `load`: processes that wanted to run, over the last minute
 */
export function machine() {
  const [first] = cpus();
  return {
    processor: first?.model ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
  };
}

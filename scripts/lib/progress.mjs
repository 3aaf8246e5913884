// @ts-check

/** @typedef {(line: string) => void} Log */

/**
 * Writes a line to the standard output.
 *
 * @type {Log}
 */
export const logToConsole = (line) => {
  process.stdout.write(`${line}\n`);
};

/**
 * Runs a long step and logs its progress: at once, every ten seconds, and how long it took.
 *
 * @template T
 * @param {Log} log
 * @param {string} title what is done, e.g. "Building the shop"
 * @param {() => Promise<T>} run
 * @param {() => string} [detail] the progress, logged with the seconds
 * @returns {Promise<T>}
 */
export async function withProgress(log, title, run, detail = () => '') {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  log(`${title} …`);
  const timer = setInterval(() => log(`  … ${seconds()} s ${detail()}`.trimEnd()), 10_000);
  try {
    const result = await run();
    log(`${title}: done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
    return result;
  } finally {
    clearInterval(timer);
  }
}

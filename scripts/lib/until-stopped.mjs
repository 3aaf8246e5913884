// @ts-check

/**
 * Stops on Ctrl-C, on SIGTERM and when the terminal closes; a second signal does not wait.
 *
 * @param {() => Promise<void>} stop
 * @param {{withParent?: boolean}} [options] `withParent`: also when standard input ends, as it does when the process
 *   that started this one is gone
 */
export function stopOnSignals(stop, {withParent = false} = {}) {
  let stopping = false;
  const end = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());
  if (withParent) process.stdin.resume().on('end', () => void end());
}

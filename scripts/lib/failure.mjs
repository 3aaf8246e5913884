// @ts-check
import {CommandFailed} from './commands.mjs';
import {CannotStart} from './workers.mjs';

/**
 * Says why a script failed, in one line where the reason is known, and ends it with 1.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function endWithFailure(error) {
  if (error instanceof CommandFailed) process.stderr.write(`${error.output}\n${error.message}\n`);
  else if (error instanceof CannotStart || error instanceof RangeError) process.stderr.write(`${error.message}\n`);
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
}

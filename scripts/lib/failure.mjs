// @ts-check
import {CannotStart} from './cannot-start.mjs';
import {CommandFailed} from './commands.mjs';

/** @param {Error} error @returns {boolean} whether the command line was wrong */
const isWrongArgument = (error) => /^ERR_PARSE_ARGS_/.test(/** @type {NodeJS.ErrnoException} */ (error).code ?? '');

/**
 * Returns the reason of a failure, in one line if it is a known one.
 *
 * @param {unknown} error
 * @returns {string}
 */
export function explain(error) {
  if (error instanceof AggregateError) return error.errors.map(explain).join('\n');
  if (error instanceof CommandFailed) return `${error.output.trimEnd()}\n${error.message}`;
  if (error instanceof CannotStart || error instanceof RangeError) return error.message;
  if (!(error instanceof Error)) return String(error);
  return isWrongArgument(error) ? error.message : (error.stack ?? error.message);
}

/**
 * Logs why a script failed and sets exit code 1.
 *
 * @param {unknown} error
 * @returns {never}
 */
export function endWithFailure(error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

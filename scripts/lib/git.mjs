// @ts-check
import {run} from './commands.mjs';

/**
 * @param {string[]} args
 * @returns {Promise<string[]>} the lines of the output; none if there is no history
 */
export async function git(args) {
  try {
    return (await run('git', args)).split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}

/**
 * Says which code is checked out.
 *
 * @param {typeof git} [ask]
 * @returns {Promise<{commit: string, changes: readonly string[]} | null>} the short commit, and the lines of `git status` about files
 *   that differ from it; `null` outside a clone
 */
export async function checkedOut(ask = git) {
  const [commit] = await ask(['rev-parse', '--short', 'HEAD']);
  return commit === undefined ? null : {commit, changes: await ask(['status', '--porcelain'])};
}

/** The most characters of a message. */
const LONGEST = 100;
/** How many files a message names. */
const NAMED = 2;

/**
 * Names code in one line of the list of versions.
 *
 * @param {{commit: string, changes: readonly string[]}} code
 * @returns {string}
 */
export function messageOf({commit, changes}) {
  const files = changes.map((line) => line.slice(3));
  const rest = files.length > NAMED ? ` and ${files.length - NAMED} more` : '';
  const uncommitted = `, and not committed: ${files.slice(0, NAMED).join(', ')}${rest}`;
  return `commit ${commit}${files.length > 0 ? uncommitted : ''}`.slice(0, LONGEST);
}

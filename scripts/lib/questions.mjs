// @ts-check

/**
 * @typedef {{service: string, what: string, ask: () => Promise<unknown>}} Question `ask` throws the reason for a no (`No`), or why there
 *   is no answer (`Unknown`); a text that it returns is shown beside the yes
 */

/** @typedef {{service: string, what: string, answer: string, remark: string}} Answer */

/** The timeout of a service, in milliseconds. */
const PATIENCE = 10_000;

/** A check that failed; its message is for the person who runs it. */
export class No extends Error {}

/** A check that nothing given allows; its message says what is missing. It is neither a yes nor a no. */
export class Unknown extends Error {}

/**
 * Requests a URL and reads the whole answer: a command would not end before the server closes the connection of one that is not read. A
 * redirect is an answer and is not followed.
 *
 * @param {string} url
 * @param {RequestInit} [init]
 * @returns {Promise<Response>}
 * @throws {No} if the request fails
 */
export async function reach(url, init = {}) {
  try {
    const answer = await fetch(url, {redirect: 'manual', ...init, signal: AbortSignal.timeout(PATIENCE)});
    const body = await answer.arrayBuffer();
    return new Response(body.byteLength === 0 ? null : body, answer);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    throw new No(`${new URL(url).origin} does not answer (${cause})`);
  }
}

/**
 * Reads the body of a 200 as JSON.
 *
 * @param {string} url
 * @param {RequestInit} [init]
 * @returns {Promise<any>}
 * @throws {No} on anything else
 */
export async function readJson(url, init) {
  const answer = await reach(url, {...init, headers: {Accept: 'application/json', ...init?.headers}});
  if (answer.status !== 200) throw new No(`${new URL(url).pathname} answers ${answer.status}`);
  const json = await answer.json().catch(() => null);
  if (json === null) throw new No(`${new URL(url).pathname} answers no JSON, or null`);
  return json;
}

/**
 * Asks the Storefront API.
 *
 * @param {{STOREFRONT_ORIGIN: string, STOREFRONT_API_VERSION: string}} env the worker's variables, checked
 * @param {Record<string, string>} token the header that carries it
 * @param {string} query
 * @param {Record<string, unknown>} [variables]
 * @returns {Promise<any>} `data`
 * @throws {No} also if `errors` is not empty
 */
export async function askStorefront(env, token, query, variables = {}) {
  const {data, errors} = await readJson(storefrontAddress(env), {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...token},
    body: JSON.stringify({query, variables}),
  });
  if (errors?.length > 0) throw new No(errors.map((/** @type {{message: string}} */ {message}) => message).join('; '));
  return data;
}

/**
 * Returns the URL of the Storefront API.
 *
 * @param {{STOREFRONT_ORIGIN: string, STOREFRONT_API_VERSION: string}} env
 * @returns {string}
 */
export const storefrontAddress = ({STOREFRONT_ORIGIN, STOREFRONT_API_VERSION}) =>
  `${STOREFRONT_ORIGIN}/api/${STOREFRONT_API_VERSION}/graphql.json`;

/**
 * Answers a question with no unless a condition holds.
 *
 * @param {boolean} condition
 * @param {string} reason
 * @throws {No} with the reason
 */
export function must(condition, reason) {
  if (!condition) throw new No(reason);
}

/**
 * Runs the checks in turn and logs one line for each.
 *
 * @param {readonly Question[]} questions
 * @param {import('./progress.mjs').Log} log
 * @param {(answer: Answer) => void} [onAnswer]
 * @returns {Promise<{noes: number, open: number}>} how many checks failed, and how many nobody could make
 */
export async function askAll(questions, log, onAnswer = () => {}) {
  let noes = 0;
  let open = 0;
  for (const {service, what, ask} of questions) {
    const {answer, remark} = await ask().then(
      (found) => ({answer: 'yes', remark: typeof found === 'string' ? found : ''}),
      (error) => {
        if (error instanceof Unknown) return {answer: '?  ', remark: error.message};
        if (!(error instanceof No)) throw error;
        return {answer: 'NO ', remark: error.message};
      },
    );
    if (answer === 'NO ') noes += 1;
    if (answer === '?  ') open += 1;
    onAnswer({service, what, answer: answer.trim(), remark});
    log(`${answer}  ${service.padEnd(14)} ${what}${remark === '' ? '' : `: ${remark}`}`);
  }
  return {noes, open};
}

/**
 * Says how many checks nobody could make, behind a sentence.
 *
 * @param {number} open
 * @returns {string} empty for none
 */
export const openWords = (open) =>
  open === 0 ? '' : ` ${open === 1 ? '1 question is' : `${open} questions are`} open (?).`;

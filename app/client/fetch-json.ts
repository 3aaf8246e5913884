/**
 * Fetches what a path of the shop answers as JSON. @throws {Error} without an answer, or with one that is not what `isAnswer` looks for:
 * the worker made it, from the same types, so a look at its shape tells it from an error page
 */
export async function fetchJson<Answer>(
  path: string,
  isAnswer: (body: unknown, response: Response) => body is Answer,
  signal: AbortSignal | null = null,
): Promise<Answer> {
  const response = await fetch(path, {signal, headers: {Accept: 'application/json'}});
  const body: unknown = response.ok ? await response.json() : null;
  if (!isAnswer(body, response)) throw new Error(`${path} answered ${response.status}.`);
  return body;
}

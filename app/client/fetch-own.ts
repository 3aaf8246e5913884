/**
 * Fetches JSON from the shop's own worker. The worker made it from the same types: `isShape`, a look at its shape, tells it from
 * an error page. @throws where the worker does not answer with it
 */
export async function fetchOwn<Shape>(
  path: string,
  isShape: (body: unknown) => body is Shape,
  init?: RequestInit,
): Promise<Shape> {
  const answer = await fetch(path, {...init, headers: {Accept: 'application/json'}});
  const body: unknown = answer.ok ? await answer.json() : null;
  if (!isShape(body)) throw new Error(`${path} answered ${answer.status}.`);
  return body;
}

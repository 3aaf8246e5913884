/** Changes documents of the CMS as an editor does. */
const DATASET = 'production';
const TOKEN = 'local-cms-token';

/**
 * Sets fields of one document.
 *
 * @param origin of the hosted services
 */
export async function edit(origin: string, id: string, fields: Readonly<Record<string, unknown>>): Promise<void> {
  const answer = await fetch(`${origin}/v2025-02-19/data/mutate/${DATASET}`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${TOKEN}`, 'Content-Type': 'application/json'},
    body: JSON.stringify({mutations: [{patch: {id, set: fields}}]}),
  });
  if (!answer.ok) throw new Error(`The CMS answered ${answer.status}: ${await answer.text()}`);
}

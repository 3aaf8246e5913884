import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';

/** What Remix's entry hands over, by the one part that is read here. */
type Handoff = {readonly serverHandoffStream?: ReadableStream<Uint8Array>};

/**
 * Renders a document to one text, with its loader data at its end.
 *
 * @param render makes the tree from the context, which no longer has the stream of loader data
 * @throws what the tree throws
 *
 * Reason: `RemixServer` writes loader data through `Suspense`, for which `renderToString` does not wait, and React's streaming
 * renderers take twice the time. So the stream is read here, and its text written behind the tree
 * (docs/decisions/155-documents-rendered-to-a-string.md).
 * Successor in React Router 7: `ServerRouter`, whose context has the same stream.
 */
export async function documentText<Context extends Handoff>(
  {serverHandoffStream, ...context}: Context,
  nonce: string,
  render: (context: Omit<Context, 'serverHandoffStream'>) => ReactNode,
): Promise<string> {
  const data = serverHandoffStream ? await new Response(serverHandoffStream).text() : null;
  // `renderToString` writes no doctype.
  const html = `<!DOCTYPE html>${renderToString(render(context))}`;
  return data === null ? html : html + dataScript(data, nonce);
}

/** Hands the loader data to Remix in the browser. Inside a script only `<` could end it. */
function dataScript(data: string, nonce: string): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script nonce="${nonce}">{let c=__remixContext.streamController;c.enqueue(${text});c.close()}</script>`;
}

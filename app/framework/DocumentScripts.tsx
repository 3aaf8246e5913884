import {UNSAFE_RemixContext as RemixContext, useMatches} from '@remix-run/react';
import {useContext, useState} from 'react';

import {FRAME_ROUTES} from './frame-routes';
import {useNonce} from './nonce';

/**
 * Renders the document's scripts and starts the stream of its loader data, in place of Remix's `Scripts`. Rendered once: later
 * changes do not touch them.
 *
 * Reason: `Scripts` names a file for each route around the page, and those are in the entry's file here
 * (docs/decisions/096-merged-chunks.md).
 * Successor in React Router 7: `UNSAFE_FrameworkContext`, with `__reactRouterContext` and `__reactRouterRouteModules`; else
 * `Scripts`, with one request more for each route.
 */
export function DocumentScripts() {
  const nonce = useNonce();
  const context = useContext(RemixContext);
  const matches = useMatches();
  const [routes] = useState(() =>
    matches.map(({id}) => id).filter((id) => !FRAME_ROUTES.some((known) => known === id)),
  );
  if (!context) return null;
  const {manifest, serverHandoffString, renderMeta} = context;
  // Tells the server's half of Remix to write the page's data behind them.
  if (renderMeta) renderMeta.didRenderScripts = true;
  const pages = routes.flatMap((id) => manifest.routes[id] ?? []);
  const files = [
    ...[manifest.url, manifest.entry.module, ...manifest.entry.imports],
    ...pages.flatMap(({imports = [], module}) => [...imports, module]),
  ];
  return (
    <>
      {[...new Set(files)].map((file) => (
        <link key={file} rel="modulepreload" href={file} />
      ))}
      <Script nonce={nonce} code={contextCode(serverHandoffString)} />
      <Script nonce={nonce} code={startCode(manifest, pages)} module />
    </>
  );
}

type ScriptProps = {readonly nonce: string | undefined; readonly code: string; readonly module?: boolean};

/** In the browser it stands there already, and has run. */
function Script({nonce, code, module = false}: ScriptProps) {
  const [html] = useState({__html: code});
  return (
    <script
      nonce={nonce}
      {...(module && {type: 'module', async: true})}
      suppressHydrationWarning
      dangerouslySetInnerHTML={html}
    />
  );
}

/** Flags that are off, or that only the server and the build read. */
const NOT_READ = /"(?:\w+":false|v3_(?:routeConfig|throwAbortReason)":true),?/g;

/** Writes what Remix starts with in the browser, without the flags that it does not read there, and the stream of loader data. */
const contextCode = (handoff = '{}') =>
  `window.__remixContext=${handoff.replace(NOT_READ, '')};` +
  '__remixContext.stream=new ReadableStream({start(c){__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream())';

type File = {readonly id: string; readonly module: string};

function startCode(
  {url, entry}: {readonly url: string; readonly entry: {readonly module: string}},
  pages: readonly File[],
) {
  const imports = pages.map(({module}, index) => `import * as r${index} from ${JSON.stringify(module)};`);
  const modules = pages.map(({id}, index) => `${JSON.stringify(id)}:r${index}`);
  return (
    `import ${JSON.stringify(url)};${imports.join('')}` +
    `window.__remixRouteModules={${modules.join(',')}};import(${JSON.stringify(entry.module)})`
  );
}

import {UNSAFE_RemixContext as RemixContext, useMatches} from '@remix-run/react';
import {useContext} from 'react';

import {FRAME_ROUTES} from './frame-routes';
import {useNonce} from './nonce';

/**
 * Renders the document's scripts and starts the stream of its loader data, in place of Remix's `Scripts`. Rendered once: later
 * changes do not touch them.
 *
 * Reason: `Scripts` loads the page's files before they are needed, and a file for each route around the page; those are in the
 * entry's file here (docs/decisions/096-merged-chunks.md).
 * Successor in React Router 7: `UNSAFE_FrameworkContext`, with `__reactRouterContext` and `__reactRouterRouteModules`; else
 * `Scripts`, with one request more for each route.
 */
export function DocumentScripts() {
  // The script of the document has run before hydration, which leaves it unchanged.
  return import.meta.env.SSR ? <Written /> : <script suppressHydrationWarning dangerouslySetInnerHTML={RAN} />;
}

const RAN = {__html: ''};

function Written() {
  const nonce = useNonce();
  const context = useContext(RemixContext);
  const routes = useMatches().flatMap(({id}) => (FRAME_ROUTES.some((known) => known === id) ? [] : id));
  if (!context) return null;
  const {manifest, serverHandoffString} = context;
  const pages = routes.flatMap((id) => manifest.routes[id] ?? []);
  const code = `${contextCode(serverHandoffString)};${SENT}${startCode(manifest, pages)}`;
  return <script nonce={nonce} dangerouslySetInnerHTML={{__html: code}} />;
}

/** What Remix assumes anyway, and the flags, by which the build has cut the scripts (scripts/vite/unused). */
const NOT_READ = /"(?:\w+":false|basename":"\/"|v3_\w+":true),?/g;

/**
 * Notes the form that the browser sends by itself before the page is hydrated (`app/client/repeated-presses.ts`), until the page is left:
 * one that returns from the back/forward cache sends nothing. Then it notes the document, which is no form.
 */
export const SENT = 'onpagehide=onsubmit=e=>sentForm=e.target;';

/** Writes what Remix starts with in the browser, without what it does not read there, and the stream of loader data. */
const contextCode = (handoff = '{}') =>
  `window.__remixContext=${handoff.replace(NOT_READ, '')};` +
  '__remixContext.stream=new ReadableStream({start(c){__remixContext.streamController=c}}).pipeThrough(new TextEncoderStream())';

type File = {readonly id: string; readonly module: string; readonly imports?: readonly string[]};

/**
 * Loads and starts the page's files once the page has loaded and the browser is idle, or at the first press, key or focus. Until
 * then links and forms work natively, and the scripts do not compete with the visible page for line and processor
 * (docs/decisions/100-late-scripts-and-speculation-rules.md). Two seconds are the most: Chromium calls some pages idle after minutes.
 * All files are requested at once; the entry waits for `pageModules`.
 *
 * A browser that does not know the button in `new FormData(form, button)`, and therefore takes anything for one, is older than the
 * scripts are made for: there the page stays as it is without (docs/decisions/254-lowest-browsers.md).
 */
export function startCode(
  {url, entry}: {readonly url: string; readonly entry: {readonly module: string; readonly imports: readonly string[]}},
  pages: readonly File[],
) {
  const files = [
    url,
    entry.module,
    ...entry.imports,
    ...pages.flatMap(({imports = [], module}) => [...imports, module]),
  ];
  const all = [...new Set(files)];
  const modules = pages.map(({id, module}) => `${JSON.stringify(id)}:m[${all.indexOf(module)}]`);
  return (
    `try{new FormData(void 0,0)}catch{let s=()=>window.pageModules||=Promise.all(${JSON.stringify(all)}.map(f=>import(f)))` +
    `.then(m=>({${modules.join(',')}}),()=>null);` +
    'onpointerdown=onkeydown=s;addEventListener("focusin",s);' +
    'onload=()=>(window.requestIdleCallback||setTimeout)(s,{timeout:2e3})}'
  );
}

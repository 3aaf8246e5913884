import {html} from 'hono/html';
import type {Html} from './html';

/** Where the stylesheet of all pages that show what a service received answers. */
const INSPECTION_STYLESHEET_PATH = '/mail/style.css';

/** The policy of such a page: its own stylesheet, its own frames, nothing else. */
export const INSPECTION_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Returns a page for developers that shows what an emulated service received. */
export function inspectionPage(title: string, main: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Lichtung: emulated services</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${INSPECTION_STYLESHEET_PATH}" />
      </head>
      <body>
        <header>
          <nav aria-label="Emulated services">
            <a href="/">Services</a> <a href="/mail">Outbox</a> <a href="/sentry">Errors</a>
            <a href="/analytics">Analytics</a> <a href="/otlp">Traces</a>
          </nav>
        </header>
        <main>
          <h1>${title}</h1>
          ${main}
        </main>
      </body>
    </html>`;
}

/** Returns a moment (milliseconds since 1970) as a `time` element, in UTC. */
export function moment(at: number): Html {
  const iso = new Date(at).toISOString();
  return html`<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')}</time>`;
}

/** What these pages look like. */
export const INSPECTION_STYLESHEET = `
:root { color-scheme: light dark; --line: #8886; --accent: #2c5e43; }
@media (prefers-color-scheme: dark) { :root { --accent: #9fd3b4; } }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; }
header { border-bottom: 1px solid var(--line); }
nav, main { max-width: 72rem; margin: 0 auto; padding: 0.5rem 1rem; }
nav a { display: inline-block; padding: 0.6rem 0.8rem 0.6rem 0; }
a { color: var(--accent); }
a:focus-visible, button:focus-visible, input:focus-visible, select:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; overflow-wrap: anywhere; }
td time { white-space: nowrap; }
td a { display: inline-block; min-height: 1.75rem; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; margin: 1rem 0; }
label { display: grid; gap: 0.25rem; }
input, select, button { font: inherit; min-height: 2.75rem; padding: 0.25rem 0.75rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid var(--line); }
summary { min-height: 2.75rem; padding-block: 0.6rem; cursor: pointer; overflow-wrap: anywhere; }
svg { fill: var(--accent); }
iframe { width: 100%; height: 46rem; border: 1px solid var(--line); background: #fff; }
`;

/** The style sheet of the operator's pages. Each page contains it. It has the colours of the shop. */
export const PAGE_STYLES = `
:root {
  color-scheme: light dark;
  --paper: #fbf8f1; --card: #fff; --band: #f3ecdd; --ink: #2b1b13; --soft: #6a4632; --head: #12291f; --link: #2d6a4f;
  --press: #1f4a37; --on-press: #fbf8f1; --line: #e3d9c5; --outline: #8d735f; --bad: #9b2c45; --good: #e6ecdf; --sun: #f4b860;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #131a16; --card: #1b2620; --band: #0d1310; --ink: #ece7da; --soft: #c3b8a5; --head: #e6ecdf; --link: #9fd3b4;
    --press: #9fd3b4; --on-press: #12291f; --line: #34433a; --outline: #8b9a90; --bad: #f2a3b3; --good: #22352a;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; overflow-wrap: break-word; }
h1, h2, h3, .brand, .count { color: var(--head); font-family: Georgia, 'Times New Roman', serif; font-weight: 600; line-height: 1.2; }
h1 { margin: 0 0 1.25rem; font-size: clamp(1.625rem, 1.4rem + 1.2vw, 2.25rem); }
h2 { margin: 0 0 1rem; font-size: 1.3125rem; }
h3 { margin: 0 0 0.5rem; font-size: 1.0625rem; }
p { margin: 0 0 1rem; max-width: 42rem; }
a { color: var(--link); text-underline-offset: 0.18em; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 4px; }
.skip { position: absolute; left: 1rem; top: -4rem; padding: 0.75rem 1rem; background: var(--card); }
.skip:focus { top: 1rem; }
.bar { background: var(--band); border-bottom: 1px solid var(--line); }
.bar > div { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1.5rem; max-width: 68rem; margin: 0 auto; padding: 0.5rem 1.25rem; }
.brand { font-size: 1.375rem; text-decoration: none; line-height: 2.75rem; }
.brand span { margin-left: 0.125rem; color: var(--soft); font: 0.9375rem system-ui, sans-serif; }
nav { flex: 1 1 auto; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; padding: 0; list-style: none; }
nav a { display: block; min-height: 2.75rem; line-height: 2.75rem; color: var(--ink); text-decoration: none; }
nav a:hover { text-decoration: underline; }
nav a[aria-current] { color: var(--head); box-shadow: inset 0 -3px var(--sun); }
main nav a { color: var(--link); text-decoration: underline; }
main nav p { margin: 0; line-height: 2.75rem; }
.tools { display: flex; gap: 1.25rem; margin-left: auto; }
main { max-width: 68rem; margin: 0 auto; padding: clamp(1.5rem, 4vw, 3rem) 1.25rem 4rem; }
main > section, .card { margin: 0 0 1.5rem; padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
.narrow { max-width: 30rem; }
form { margin: 0; }
label, legend { display: block; margin: 0 0 0.25rem; font-weight: 600; }
.hint { margin: 0 0 0.5rem; color: var(--soft); font-size: 0.9375rem; }
input, select, textarea { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; background: var(--paper); color: var(--ink); border: 1px solid var(--outline); border-radius: 4px; font: inherit; }
[aria-invalid] { border: 2px solid var(--bad); }
button, .button { display: inline-block; min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 1px solid var(--press); border-radius: 4px; background: var(--press); color: var(--on-press); font: inherit; font-weight: 600; line-height: 1.6; text-align: center; text-decoration: none; cursor: pointer; }
.quiet { background: transparent; color: var(--link); border-color: var(--outline); }
.danger { background: var(--bad); color: var(--card); border-color: var(--bad); }
.plain { padding: 0.5rem 0; border: 0; background: none; color: var(--link); font-weight: 400; text-decoration: underline; text-underline-offset: 0.18em; text-align: left; }
.row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: end; }
.row + p { margin-top: 1rem; }
.state { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1rem; min-height: 2.75rem; }
.row > .grow { flex: 1 1 14rem; }
.split { justify-content: space-between; align-items: start; }
.note, .problem { margin: 0 0 1.5rem; padding: 0.875rem 1.25rem; border-left: 4px solid var(--link); background: var(--good); max-width: none; }
.problem { border-color: var(--bad); background: var(--card); }
.counts { display: grid; grid-template-columns: repeat(auto-fill, minmax(max(9.25rem, 22%), 1fr)); gap: 1rem; margin: 0; padding: 0; list-style: none; }
.counts li { background: var(--card); border: 1px solid var(--line); border-radius: 8px; box-shadow: inset 0 3px var(--sun); }
.counts .zero { box-shadow: none; }
.counts a, .counts div { display: block; height: 100%; padding: 1rem 1.25rem; color: var(--ink); text-decoration: none; border-radius: 8px; }
.counts a:hover { background: var(--good); }
.count { display: block; font-size: 2.25rem; }
.zero .count { color: var(--soft); }
.meta { color: var(--soft); font-size: 0.9375rem; }
.text { white-space: pre-line; }
.actions p { max-width: 18rem; margin-bottom: 0.5rem; }
.stars { color: var(--head); letter-spacing: 0.1em; }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem; }
caption { padding: 0 0 0.75rem; color: var(--head); font: 600 1.3125rem/1.2 Georgia, serif; text-align: left; }
th, td { padding: 0.625rem 0.75rem 0.625rem 0; border-top: 1px solid var(--line); text-align: left; vertical-align: baseline; overflow-wrap: anywhere; }
thead th { border: 0; overflow-wrap: normal; color: var(--soft); font-weight: 600; }
tbody th { min-width: 8rem; font-weight: 600; }
td button { padding: 0.5rem 1rem; white-space: nowrap; }
dl { display: grid; grid-template-columns: minmax(8rem, 12rem) 1fr; gap: 0.25rem 1rem; align-items: baseline; margin: 0 0 1rem; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
details { margin: 0; }
summary { min-height: 2.75rem; padding: 0.5rem 0; color: var(--link); cursor: pointer; }
.divided dl { margin-bottom: 0; }
.divided > * + * { margin-top: 1.25rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 44rem) {
  nav { order: 1; flex-basis: 100%; font-size: 0.9375rem; }
  nav ul { gap: 0 0.875rem; }
  dl { grid-template-columns: 1fr; gap: 0; }
  dd { margin-bottom: 0.5rem; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  table, tbody, tr, tbody th, td, caption { display: block; }
  tr { padding: 0.75rem 0; border-top: 1px solid var(--line); }
  tbody th, td { padding: 0.125rem 0; border: 0; }
  td[data-label]::before { content: attr(data-label) ': '; color: var(--soft); }
  td .actions { margin-top: 0.5rem; }
  td:has(.actions)::before { content: none; }
}
@media (forced-colors: active) { nav a[aria-current] { text-decoration: underline; } }
@media print { .bar, form, .skip { display: none; } main > section { border: 0; padding: 0; } }
`;

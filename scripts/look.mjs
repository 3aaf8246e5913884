// @ts-check
// `npm run look`: pictures of every template in every width, language and mode, and one page that shows them.
// Arguments go on to Playwright: `npm run look -- -g "cart de"` renews some of them.
import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';

import {buildAll} from './lib/build.mjs';
import {findChromium} from './lib/chromium.mjs';
import {runNode} from './lib/commands.mjs';
import {endWithFailure} from './lib/failure.mjs';
import {inProject} from './lib/paths.mjs';
import {logToConsole} from './lib/progress.mjs';

const folder = inProject('look');

/**
 * @param {readonly string[]} files names such as `cart-de-390-js.png`
 * @returns {string} a page with a row for each template and language
 */
function indexPage(files) {
  /** @type {Map<string, string[]>} */
  const rows = new Map();
  for (const file of files) {
    const row = /^(.+)-\d+-(?:no-)?js\.png$/.exec(file)?.[1] ?? file;
    rows.set(row, [...(rows.get(row) ?? []), file]);
  }
  const figure = (/** @type {string} */ file) =>
    `<figure><a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a><figcaption>${file}</figcaption></figure>`;
  const sections = [...rows].map(([row, each]) => `<h2>${row}</h2><div>${each.map(figure).join('')}</div>`);
  return `<!doctype html><meta charset="utf-8"><title>Look</title>
<style>body{font:1rem system-ui;margin:2rem}div{display:flex;gap:1rem;align-items:start;overflow-x:auto}figure{margin:0}img{height:32rem;border:1px solid #ccc}figcaption{font-size:.75rem}</style>
${sections.join('\n')}
`;
}

try {
  await buildAll(logToConsole);
  const chromium = await findChromium(logToConsole);
  mkdirSync(folder, {recursive: true});
  await runNode(
    'node_modules/@playwright/test/cli.js',
    ['test', '--config', 'playwright.look.config.ts', ...process.argv.slice(2)],
    {env: {CHROMIUM_PATH: chromium}, show: true},
  );
  const pictures = readdirSync(folder).filter((file) => file.endsWith('.png'));
  writeFileSync(`${folder}/index.html`, indexPage(pictures.sort()));
  logToConsole(`${pictures.length} pictures: ${folder}/index.html`);
} catch (error) {
  endWithFailure(error);
}

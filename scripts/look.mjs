// @ts-check
// `npm run look`: takes screenshots of every template in every width, language and mode, and writes one page that
// shows them. Arguments are passed to Playwright: `npm run look -- -g "cart de"` renews some of them,
// `-- --project no-js` those without JavaScript, `-- --project forced-colors` adds those with the system's own colours.
import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';

import {buildAll} from './lib/build.mjs';
import {findChromium} from './lib/chromium.mjs';
import {runNode} from './lib/commands.mjs';
import {endWithFailure} from './lib/failure.mjs';
import {inProject} from './lib/paths.mjs';
import {logToConsole} from './lib/progress.mjs';

const folder = inProject('look');

/** @param {readonly string[]} args */
const withProjects = (args) =>
  args.some((arg) => arg.startsWith('--project')) ? args : ['--project', 'js', '--project', 'no-js', ...args];

/** The name of a screenshot: template, language, width and mode, such as `cart-de-390-no-js.png`. */
const NAME = /^(?<template>.+)-(?<language>de|en)-(?<width>\d+)-(?<mode>(?:no-)?js|forced-colors)\.png$/;

/**
 * @param {readonly string[]} files
 * @returns {string} a page with a row for each template and language: from narrow to wide, in every mode
 */
function indexPage(files) {
  /** @type {Map<string, {file: string, width: number, mode: string}[]>} */
  const rows = new Map();
  for (const file of [...files].sort()) {
    const {template = file, language = '', width = '', mode = ''} = NAME.exec(file)?.groups ?? {};
    const row = `${template} ${language}`;
    rows.set(row, [...(rows.get(row) ?? []), {file, width: Number(width), mode}]);
  }
  const sections = [...rows].map(([row, pictures]) => {
    const figures = pictures
      .sort((a, b) => a.width - b.width || a.mode.localeCompare(b.mode))
      .map(
        ({file, width, mode}) =>
          `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${width} ${mode}</figcaption></figure>`,
      );
    const id = row.replace(' ', '-');
    return `<h2 id="${id}"><a href="#${id}">${row}</a></h2>\n<div>${figures.join('')}</div>`;
  });
  const contents = [...rows.keys()].map((row) => `<a href="#${row.replace(' ', '-')}">${row}</a>`);
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Look</title>
<style>body{font:1rem system-ui;margin:2rem}nav{columns:12rem}nav a{display:block}div{display:flex;gap:1rem;align-items:start;overflow-x:auto}figure{margin:0}img{height:32rem;border:1px solid #ccc}figcaption{font-size:.75rem}</style>
<h1>${files.length} pictures</h1>
<nav>${contents.join('')}</nav>
${sections.join('\n')}
`;
}

try {
  await buildAll(logToConsole);
  const chromium = await findChromium(logToConsole);
  mkdirSync(folder, {recursive: true});
  try {
    await runNode(
      'node_modules/@playwright/test/cli.js',
      ['test', '--config', 'playwright.look.config.ts', ...withProjects(process.argv.slice(2))],
      {env: {CHROMIUM_PATH: chromium}, show: true},
    );
  } finally {
    // Also after a failure, so that the other screenshots can be seen.
    const pictures = readdirSync(folder).filter((file) => file.endsWith('.png'));
    writeFileSync(`${folder}/index.html`, indexPage(pictures));
    logToConsole(`${pictures.length} pictures: ${folder}/index.html`);
  }
} catch (error) {
  endWithFailure(error);
}

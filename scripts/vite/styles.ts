import {readdirSync, readFileSync} from 'node:fs';
import {basename} from 'node:path';

import type {Plugin} from 'vite';

/** The modules of the page shell and of what topics share, without those that are loaded on demand. */
const SHARED_STYLES = [
  /\/app\/styles\//,
  /\/app\/ui\/(?!Dialog|Toast)/,
  /\/app\/views\/(cart\/(LineDetails|LineDonation|PerksBar)|errors\/|parts\/|shell\/(?!Minicart|AnnouncementBar|LanguageHint))/,
];

/** Styles that are inlined in every document and nowhere else: repeating them in a linked sheet causes another layout. */
const DOCUMENT_STYLES = /\/app\/styles\/(base|fonts|reset|theme)\.css/;

const DOCUMENT_SHEET = 'document';
const SHARED_SHEET = 'styles';

/** Returns the style sheet of modules that do not belong to their topic's sheet. */
export function sheetOf(id: string): string | undefined {
  if (DOCUMENT_STYLES.test(id)) return DOCUMENT_SHEET;
  return SHARED_STYLES.some((place) => place.test(id)) ? SHARED_SHEET : undefined;
}

const THEME = 'app/styles/theme.css.ts';

/** The styles of what shoppers see most: they get the shortest names. */
const SEEN_MOST = /^app\/(?:ui|views\/(?:shell|parts|product|home|listing|search))\//;

const styleFiles = readdirSync('app', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => `app/${file.replaceAll('\\', '/')}`)
  .filter((file) => file !== THEME)
  .sort();

/** The file of each row of names. The theme needs two, and every rule reads its values. */
const rows = [
  THEME,
  THEME,
  ...styleFiles.filter((file) => SEEN_MOST.test(file)),
  ...styleFiles.filter((file) => !SEEN_MOST.test(file)),
];

const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** No d: advertisement blockers hide what has the class `ad`. */
const NEXT = '0123456789abcefghijklmnopqrstuvwxyzABCEFGHIJKLMNOPQRSTUVWXYZ';

/** How many names are in a row. They begin alike, which compresses better: with one letter two rows. */
const ROW = NEXT.length / 2;

function shortName(number: number): string {
  const [rest, last = ''] = [Math.floor(number / NEXT.length), NEXT[number % NEXT.length]];
  return (FIRST[rest] ?? shortName(rest - FIRST.length)) + last;
}

/** The selectors that a file writes, without the names of its own styles. */
function selectorsOf(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8').replaceAll(/\$\{[^}]*\}/g, ' ');
  const found = source.matchAll(/globalStyle\(\s*['`]([^'`]+)|['`]([^'`\n]*&[^'`\n]*)['`]/g);
  return [...found].map(([, global, own]) => global ?? own ?? '');
}

/** Pseudo-classes that the minifier writes, and those of all files. */
const PSEUDO = new Set([
  'root',
  'is',
  'before',
  'after',
  ...styleFiles.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/:([a-z-]+)/g)].map(([, name = '']) => name)),
]);

/**
 * Returns the first selector of a sheet that vanilla-extract has broken: it puts a dot before every occurrence of a known class name, as
 * of `ma` in `li::marker`.
 */
function brokenSelector(css: string): string | undefined {
  const [attribute] = /\[[a-z-]*\./.exec(css) ?? [];
  const selectors = css.replaceAll(/\{[^{}]*\}/g, '{}').replaceAll(/@[^{;]*[{;]/g, ' ');
  return (
    attribute ??
    [...selectors.matchAll(/[\w\])]::?([a-z-]*)(?=[.\s,{>+~:[)(])/g)].find(([, name = '']) => !PSEUDO.has(name))?.[0]
  );
}

/**
 * Makes class names of two characters, of three for pages that few see. Short, because they are in every document, once in its
 * styles and once per element.
 */
export function shortNames(): (style: {hash: string; filePath: string}) => string {
  const known = new Map<string, string[]>();
  return ({hash, filePath}) => {
    const first = rows.indexOf(filePath);
    if (first === -1) return `_${hash}`;
    const styles = known.get(filePath) ?? [];
    known.set(filePath, styles);
    // In the order of the file: both builds must give the same.
    const style = styles.includes(hash) ? styles.indexOf(hash) : styles.push(hash) - 1;
    const later = Math.floor(style / ROW);
    const row = rows[first + later] === filePath ? first + later : first + later * rows.length;
    const name = shortName(row * ROW + (style % ROW));
    // See `brokenSelector`.
    return selectorsOf(filePath).some((selector) => selector.includes(name)) ? `${name}_` : name;
  };
}

const isSheet = (name: string, file: string): boolean => file.startsWith(`${name}-`) && file.endsWith('.css');

/**
 * Removes the link to the styles that every document inlines, and puts the shared ones into a layer: a topic's style wins over
 * them in whatever order the sheets arrive (docs/decisions/192-late-fonts-and-style-sheets.md).
 */
export const documentStyles: Plugin = {
  name: 'lichtung:document-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const modules = [...this.getModuleIds()];
    const missing = styleFiles.filter((file) => !modules.some((id) => id.includes(`/${file}`)));
    if (this.environment.config.consumer === 'client' && missing.length > 0)
      this.error(`No page of the browser's build imports ${missing.join(', ')}: no document would have these styles.`);
    for (const part of Object.values(bundle)) {
      if (part.type === 'asset') {
        const broken = part.fileName.endsWith('.css') ? brokenSelector(String(part.source)) : undefined;
        if (broken !== undefined)
          this.error(`${part.fileName} has the selector ${broken}: rename the style it was made of.`);
        if (isSheet(SHARED_SHEET, basename(part.fileName)))
          part.source = `@layer shared{${String(part.source).trim()}}`;
        // The minifier keeps the spaces of custom properties.
        if (part.fileName.endsWith('.css')) part.source = String(part.source).replaceAll(/(--\w+): /g, '$1:');
        if (isSheet(DOCUMENT_SHEET, basename(part.fileName)))
          part.source = String(part.source).replaceAll(/([:,]) /g, '$1');
        continue;
      }
      const linked = part.viteMetadata?.importedCss;
      linked?.forEach((file) => isSheet(DOCUMENT_SHEET, basename(file)) && linked.delete(file));
    }
  },
};

const STYLE_SHEETS = '\0virtual:style-sheets';

/** Provides the browser's style sheets to the worker, which inlines those of a page. */
export const styleSheets: Plugin = {
  name: 'lichtung:style-sheets',
  resolveId: (id) => (`\0${id}` === STYLE_SHEETS ? STYLE_SHEETS : null),
  load(id) {
    if (id !== STYLE_SHEETS) return null;
    const built = this.meta.watchMode || !this.environment.config.isProduction ? [] : readBuiltStyles();
    const ofDocument = built.find(({file}) => isSheet(DOCUMENT_SHEET, file))?.css ?? '';
    const byAddress = Object.fromEntries(built.map(({file, css}) => [`/assets/${file}`, css]));
    return `export const documentSheet = ${JSON.stringify(ofDocument)}; export const styleSheets = ${JSON.stringify(byAddress)};`;
  },
};

/** The browser's files are built before the worker's. */
function readBuiltStyles(): readonly {readonly file: string; readonly css: string}[] {
  return readdirSync('build/client/assets')
    .filter((file) => file.endsWith('.css'))
    .map((file) => ({file, css: readFileSync(`build/client/assets/${file}`, 'utf8').trim()}));
}

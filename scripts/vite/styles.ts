import {readdirSync, readFileSync} from 'node:fs';
import {basename} from 'node:path';

import type {Plugin} from 'vite';

/** What the frame around every page is made of and what topics share, but for what is fetched on demand. */
const SHARED_STYLES = [
  /\/app\/styles\//,
  /\/app\/ui\/(?!Dialog|Toast|Skeleton)/,
  /\/app\/views\/(cart\/(LineDetails|LineDonation|PerksBar)|errors\/|parts\/|shell\/(?!Minicart|AnnouncementBar|LanguageHint))/,
];

/** What stands in every document and only there: said again by a linked sheet, it would have the page laid out again. */
const DOCUMENT_STYLES = /\/app\/styles\/(base|fonts|reset|theme)\.css/;

const DOCUMENT_SHEET = 'document';

/** The style sheet that some styles belong to, where they are not their topic's. */
export function sheetOf(id: string): string | undefined {
  if (DOCUMENT_STYLES.test(id)) return DOCUMENT_SHEET;
  return SHARED_STYLES.some((place) => place.test(id)) ? 'styles' : undefined;
}

const styleFiles = readdirSync('app', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => `app/${file.replaceAll('\\', '/')}`)
  .sort();

/**
 * Names of styles: two characters for the file and one or two for the style. They are in every document, once in its
 * styles and once for each element.
 */
export function shortNames(): (style: {hash: string; filePath: string}) => string {
  const known = new Map<string, string[]>();
  return ({hash, filePath}) => {
    const file = styleFiles.indexOf(filePath);
    if (file === -1) return `_${hash}`;
    const styles = known.get(filePath) ?? [];
    known.set(filePath, styles);
    // In the order in which the file names them, which is the same in both builds.
    const style = styles.includes(hash) ? styles.indexOf(hash) : styles.push(hash) - 1;
    const letter = String.fromCharCode('a'.charCodeAt(0) + (file % 26));
    return `${letter}${Math.floor(file / 26).toString(36)}${style.toString(36)}`;
  };
}

const isDocumentSheet = (file: string): boolean => file.startsWith(`${DOCUMENT_SHEET}-`) && file.endsWith('.css');

/** Has no page link the styles that every document has. */
export const documentStyles: Plugin = {
  name: 'lichtung:document-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const part of Object.values(bundle)) {
      const linked = part.type === 'chunk' ? part.viteMetadata?.importedCss : undefined;
      linked?.forEach((file) => isDocumentSheet(basename(file)) && linked.delete(file));
    }
  },
};

const STYLE_SHEETS = '\0virtual:style-sheets';

/** The browser's style sheets, so that the worker can write a page's own into its document. */
export const styleSheets: Plugin = {
  name: 'lichtung:style-sheets',
  resolveId: (id) => (`\0${id}` === STYLE_SHEETS ? STYLE_SHEETS : null),
  load(id) {
    if (id !== STYLE_SHEETS) return null;
    const built = this.meta.watchMode || !this.environment.config.isProduction ? [] : readBuiltStyles();
    const ofDocument = built.find(({file}) => isDocumentSheet(file))?.css ?? '';
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

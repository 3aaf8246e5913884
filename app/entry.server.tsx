import {RemixServer} from '@remix-run/react';
import type {AppLoadContext, EntryContext} from '@remix-run/server-runtime';
import {documentSheet, styleSheets} from 'virtual:style-sheets';

import {LANGUAGES, type Language} from './config/languages';
import {documentFragments} from './framework/document-fragments.server';
import {documentText} from './framework/document-text.server';
import {FragmentContext} from './framework/fragment-cache';
import {InlineStylesContext} from './framework/inline-styles';
import {NonceContext} from './framework/nonce';
import {styleSheetsOf} from './framework/page-styles.server';
import {keepFrame, type Frame} from './i18n/frame';
import {footer as germanFooter} from './i18n/footer-de';
import {footer as englishFooter} from './i18n/footer-en';
import {frame as german} from './i18n/frame-de';
import {frame as english} from './i18n/frame-en';
import {createLruCache} from './runtime/lru-cache.server';
import {readStyleSheet, usedStyles, type StyleSheet} from './styles/used-styles';
import {LinkedDataContext} from './views/parts/PageLinkedData';
import {FooterPartsContext} from './views/shell/Footer';
import {FooterBlocks} from './views/shell/FooterBlocks';

const FRAMES = {de: german, en: english} satisfies Record<Language, Frame>;

const FOOTERS = {
  de: {FooterBlocks, footer: germanFooter},
  en: {FooterBlocks, footer: englishFooter},
} satisfies Record<Language, object>;

for (const language of LANGUAGES) keepFrame(language, FRAMES[language]);

/**
 * Renders the whole document before the answer starts: nothing a shopper needs waits behind a stream, without
 * JavaScript least of all, and only a whole document can be kept at the edge.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const {fragments, collect} = documentFragments(FRAGMENTS, context.i18n.language);
  const marked = await documentText(remixContext, context.nonce, (entryContext) => (
    <NonceContext.Provider value={context.nonce}>
      <InlineStylesContext.Provider value={STYLES}>
        <LinkedDataContext.Provider value={context.linkedData.json}>
          <FragmentContext.Provider value={import.meta.env.PROD ? fragments : null}>
            <FooterPartsContext.Provider value={FOOTERS}>
              <RemixServer context={entryContext} url={request.url} nonce={context.nonce} />
            </FooterPartsContext.Provider>
          </FragmentContext.Provider>
        </LinkedDataContext.Provider>
      </InlineStylesContext.Provider>
    </NonceContext.Provider>
  ));
  const page = collect(marked);
  const html = status < 400 ? page : page.replace(FIRST_ERROR, ' autofocus="" ');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(
    html.replace(STYLE_ELEMENT_END, () => `>${usedStyles(pageStyles(remixContext), html)}</style>`),
    {status, headers},
  );
}

/** Fragments have no visitor's data in them: their keys say all that they show. */
const FRAGMENTS = createLruCache<string>({
  ttlMs: 60 * 60 * 1000,
  maxSize: 4_000_000,
  sizeOf: (key, html) => key.length + html.length,
  clock: Date.now,
});

/** Stands where the page's styles will stand: which of them it uses is known when it is made. */
const STYLES = '/*styles*/';

/** With its element: what somebody has typed, and the page repeats in its title, never has these brackets. */
const STYLE_ELEMENT_END = `>${STYLES}</style>`;

/**
 * The first wrong field or error (`Notice`) of a form that is shown again (4xx, 5xx). It gets the focus, without a script as well. Which
 * one is first is known once the page is rendered. What somebody has typed never contains these quotes.
 */
const FIRST_ERROR = / (?=aria-invalid="true"|role="alert" tabindex="-1")/;

const sheets = new Map<string, StyleSheet>();

/** A style sheet, taken apart with its first use: the worker has to start quickly. */
function takenApart(css: string): StyleSheet {
  const known = sheets.get(css);
  if (known) return known;
  const sheet = readStyleSheet(css);
  sheets.set(css, sheet);
  return sheet;
}

/** Returns the styles that every document has, then those of the page's routes. */
function pageStyles(context: EntryContext): readonly StyleSheet[] {
  return [documentSheet, ...styleSheetsOf(context).map((address) => styleSheets[address] ?? '')].map(takenApart);
}

/** Reports errors of loaders and actions; a visitor who left is none. */
export function handleError(error: unknown, {request, context}: {request: Request; context: AppLoadContext}): void {
  if (!request.signal.aborted) context.report(error);
}

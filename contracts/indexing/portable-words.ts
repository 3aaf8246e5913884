import {isList, isObject} from './json';
import type {Json} from './json';

/** The fields of a document's parts that a reader reads; all else is keys, addresses, pictures and settings. */
const WORDS = new Set(['heading', 'text', 'title', 'caption', 'name', 'verdict', 'author', 'role', 'grind']);
const LISTS_OF_WORDS = new Set(['head', 'cells']);
/** Fields whose words repeat others, or that only point elsewhere. */
const SKIPPED = new Set(['markDefs', 'image', 'poster', 'file', 'link', 'links', 'anchors']);

/**
 * Returns the words of a CMS value as plain text, in reading order: portable text, and the blocks of a page.
 *
 * @param value portable text, a list of blocks, a block, or anything inside one
 */
export function portableWords(value: Json | undefined): string {
  return wordsIn(value).join(' ').replace(/\s+/g, ' ').trim();
}

function wordsIn(value: Json | undefined): readonly string[] {
  if (isList(value)) return value.flatMap(wordsIn);
  if (!isObject(value) || value['_type'] === 'anchors') return [];
  if (value['_type'] === 'block') return [spansIn(value['children'])];
  return Object.entries(value).flatMap(([field, inner]) => {
    if (SKIPPED.has(field)) return [];
    if (typeof inner === 'string') return WORDS.has(field) ? [inner] : [];
    if (isList(inner) && LISTS_OF_WORDS.has(field)) return inner.filter((cell) => typeof cell === 'string');
    return wordsIn(inner);
  });
}

/** Spans are parts of one sentence: nothing comes between them. */
function spansIn(children: Json | undefined): string {
  if (!isList(children)) return '';
  return children.map((span) => (isObject(span) && typeof span['text'] === 'string' ? span['text'] : '')).join('');
}

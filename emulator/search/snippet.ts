import {marked, rangesIn} from './highlight';
import type {Marks, MatchLevel, Range, Tags} from './highlight';
import {knownWordsOf} from './known-words';
import {isList} from '../../contracts/indexing/json';
import type {Json} from '../../contracts/indexing/json';

type Snippet = {readonly value: string; readonly matchLevel: MatchLevel};

export type SnippetTree = Snippet | readonly SnippetTree[] | {readonly [key: string]: SnippetTree};

export type SnippetStyle = {readonly words: number; readonly ellipsis: string; readonly tags: Tags};

/** Returns the words around the best matches of a value; objects and lists keep their shape. */
export function snippet(value: Json, marks: Marks, style: SnippetStyle): SnippetTree | null {
  if (value === null) return null;
  if (isList(value)) return value.flatMap((entry) => snippet(entry, marks, style) ?? []);
  if (typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, entry]) => {
        const tree = snippet(entry, marks, style);
        return tree === null ? [] : [[key, tree]];
      }),
    );
  }
  return snippetOf(String(value), marks, style);
}

function snippetOf(text: string, marks: Marks, {words: size, ellipsis, tags}: SnippetStyle): Snippet {
  const words = knownWordsOf(text, marks.reader);
  const ranges = rangesIn(text, marks);
  const first = bestWindow(words, ranges, size);
  const last = Math.min(first + size, words.length) - 1;
  const from = first === 0 ? 0 : (words[first]?.start ?? 0);
  const to = last >= words.length - 1 ? text.length : (words[last]?.end ?? text.length);
  const inside = ranges
    .filter(({start, end}) => start >= from && end <= to)
    .map(({start, end, typed}) => ({start: start - from, end: end - from, typed}));
  const matched = marks.typed.filter((word) => inside.some(({typed}) => typed.has(word))).length;
  return {
    value: (from > 0 ? ellipsis : '') + marked(text.slice(from, to), inside, tags) + (to < text.length ? ellipsis : ''),
    matchLevel: matched === 0 ? 'none' : matched === marks.typed.length ? 'full' : 'partial',
  };
}

/** The first word of the window that holds the most words of the query; the match stands a little inside of it. */
function bestWindow(
  words: readonly {readonly start: number; readonly end: number}[],
  ranges: readonly Range[],
  size: number,
): number {
  if (words.length <= size) return 0;
  const last = words.length - size;
  let best = {first: 0, score: 0};
  let at = 0;
  for (const [which, {start}] of ranges.entries()) {
    while ((words[at]?.end ?? Infinity) <= start) at++;
    const first = Math.min(Math.max(0, at - Math.floor(size / 4)), last);
    const to = words[first + size - 1]?.end ?? 0;
    const typed = new Set<string>();
    for (let next = which; (ranges[next]?.end ?? Infinity) <= to; next++) {
      for (const word of ranges[next]?.typed ?? []) typed.add(word);
    }
    if (typed.size > best.score) best = {first, score: typed.size};
  }
  return best.first;
}

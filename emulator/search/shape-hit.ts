import {highlight} from './highlight';
import type {HighlightTree, Marks, Tags} from './highlight';
import type {SearchParams} from './params';
import type {Json} from '../../contracts/indexing/json';
import type {SearchRecord} from './record';
import type {SearchIndex} from './search-index';
import {snippet} from './snippet';
import type {SnippetTree} from './snippet';

const SNIPPET_WORDS = 10;

/** A record as an answer shows it. */
export type Hit = {
  readonly objectID: string;
  readonly _highlightResult?: Readonly<Record<string, HighlightTree>>;
  readonly _snippetResult?: Readonly<Record<string, SnippetTree>>;
  readonly [attribute: string]: Json | Readonly<Record<string, HighlightTree>> | Readonly<Record<string, SnippetTree>>;
};

/** Returns the attributes that were asked for, with matches marked. */
export function shapeHit(record: SearchRecord, index: SearchIndex, params: SearchParams, marks: Marks): Hit {
  const tags: Tags = {pre: params.highlightPreTag, post: params.highlightPostTag};
  const highlighted = trees(record, (name) =>
    (params.attributesToHighlight?.some((asked) => asked === '*' || asked === name) ??
    index.settings.attributesToHighlight.has(name))
      ? (value) => highlight(value, marks, tags)
      : null,
  );
  const snippeted = trees(record, (name) => {
    const asked = params.attributesToSnippet.find((entry) => ['*', name].includes(entry.split(':')[0] ?? ''));
    if (asked === undefined) return null;
    const words = Number(asked.split(':')[1] ?? SNIPPET_WORDS);
    const style = {words: Number.isInteger(words) && words > 0 ? words : SNIPPET_WORDS, tags};
    return (value) => snippet(value, marks, {...style, ellipsis: params.snippetEllipsisText});
  });
  return {
    ...retrieved(record, params.attributesToRetrieve),
    objectID: record.objectID,
    ...(snippeted === null ? {} : {_snippetResult: snippeted}),
    ...(highlighted === null ? {} : {_highlightResult: highlighted}),
  };
}

function trees<T>(
  record: SearchRecord,
  shaper: (name: string) => ((value: Json) => T | null) | null,
): Readonly<Record<string, T>> | null {
  const entries = Object.entries(record).flatMap(([name, value]) => {
    const shape = name === 'objectID' ? null : shaper(name);
    const tree = shape?.(value) ?? null;
    return tree === null ? [] : [[name, tree] as const];
  });
  return entries.length === 0 ? null : Object.fromEntries(entries);
}

/** Returns the attributes of a record that were asked for. */
export function retrieved(record: SearchRecord, asked: readonly string[]): Readonly<Record<string, Json>> {
  const isAll = asked.includes('*') || (asked.length > 0 && asked.every((name) => name.startsWith('-')));
  const wanted = new Set(asked.map((name) => name.split('.')[0]));
  return Object.fromEntries(
    Object.entries(record).filter(([name]) => (isAll ? !asked.includes(`-${name}`) : wanted.has(name))),
  );
}

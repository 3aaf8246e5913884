import type {Fragments} from './fragment-cache';

/** The HTML of fragments, in the memory of an isolate. */
export type FragmentStore = {
  readonly get: (key: string) => string | undefined;
  readonly set: (key: string, html: string) => void;
};

export type DocumentFragments = {
  readonly fragments: Fragments;
  /** Returns a rendered document without the marks of its fragments, and stores the fragments. */
  readonly collect: (html: string) => string;
};

/**
 * Finds and collects the fragments of one document.
 *
 * @param scope of the keys: what all fragments of the document depend on
 */
export function documentFragments(store: FragmentStore, scope: string): DocumentFragments {
  // What a visitor or an editor has written never contains it.
  const mark = crypto.randomUUID();
  const marked: string[] = [];
  return {
    fragments: {
      find: (key) => store.get(`${scope} ${key}`),
      mark(key, children) {
        const number = marked.push(`${scope} ${key}`) - 1;
        return (
          <>
            {`${mark}${number}[`}
            {children}
            {`${mark}]`}
          </>
        );
      },
    },
    collect(html) {
      if (marked.length === 0) return html;
      const [first = '', ...parts] = html.split(mark);
      const open: {readonly key: string; readonly start: number}[] = [];
      const pieces = [first];
      for (const part of parts) {
        const bracket = part.search(/[[\]]/);
        if (part[bracket] === '[') {
          open.push({key: marked[Number(part.slice(0, bracket))] ?? '', start: pieces.length});
        } else {
          const ended = open.pop();
          if (ended) store.set(ended.key, ownText(pieces.slice(ended.start).join('')));
        }
        pieces.push(part.slice(bracket + 1));
      }
      return pieces.join('');
    },
  };
}

/** Copies a text: a slice of a text keeps the whole of it in memory, here the document. */
function ownText(slice: string): string {
  return structuredClone(slice);
}

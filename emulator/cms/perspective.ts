import type {Document} from './json';

const DRAFT = 'drafts.';

/** Which documents a query sees. */
export type Perspective = 'raw' | 'published' | 'drafts';

/** Since this version a query sees only what is published unless it asks for more. */
const PUBLISHED_BY_DEFAULT_SINCE = '2025-02-19';

/**
 * Reads the perspective asked for; `previewDrafts` is the old name of `drafts`. `null` where there is none of that
 * name.
 */
export function readPerspective(asked: string | null, version: string): Perspective | null {
  switch (asked) {
    case null:
      return version === 'X' || version >= PUBLISHED_BY_DEFAULT_SINCE ? 'published' : 'raw';
    case 'previewDrafts':
    case 'drafts':
      return 'drafts';
    case 'raw':
    case 'published':
      return asked;
    default:
      return null;
  }
}

/**
 * Returns the documents that a perspective shows. Ids with a dot (drafts) are for holders of a token alone: without
 * one, every perspective shows what is published.
 */
export function seenFrom(documents: readonly Document[], perspective: Perspective, mayReadDrafts: boolean): Document[] {
  const published = documents.filter(({_id}) => !_id.includes('.'));
  if (!mayReadDrafts || perspective === 'published') return published;
  if (perspective === 'raw') return [...documents];
  const drafts = new Map(
    documents.filter(({_id}) => _id.startsWith(DRAFT)).map((draft) => [draft._id.slice(DRAFT.length), draft]),
  );
  const seen = published.map((document) => {
    const draft = drafts.get(document._id);
    return draft === undefined ? {...document, _originalId: document._id} : asPublished(draft);
  });
  const known = new Set(published.map(({_id}) => _id));
  return [...seen, ...[...drafts].filter(([id]) => !known.has(id)).map(([, draft]) => asPublished(draft))];
}

function asPublished(draft: Document): Document {
  return {...draft, _id: draft._id.slice(DRAFT.length), _originalId: draft._id};
}

import type {ValidationContext} from '@sanity/types';

import {typesAtSamePath} from '../preview-address';

/**
 * Which other documents must not have the same value, as a filter in GROQ: `$value` is the value, `$type`, `$types` (all with
 * addresses of the same form) and `$language` are those of the document.
 */
export type UniqueAmong = keyof typeof FILTERS;

const FILTERS = {
  slugs: '_type in $types && language == $language && slug.current == $value',
  translationKeys: '_type == $type && language == $language && translationKey == $value',
  redirects: '_type == $type && lower(from) == lower($value)',
};

/** The part of a document's id that its draft and its versions in releases have in front. */
const VERSION = /^(?:drafts|versions\.[^.]+)\./;

/** Tells whether no other document has the value, published or not. */
export function isUnique(
  among: UniqueAmong,
  value: string,
  {document, getClient}: Pick<ValidationContext, 'document' | 'getClient'>,
): Promise<boolean> {
  const type = document?._type ?? '';
  return getClient({apiVersion: '2025-02-19'}).fetch<boolean>(
    `!defined(*[${FILTERS[among]} && !sanity::versionOf($published)][0])`,
    {
      value,
      type,
      types: typesAtSamePath(type),
      language: document?.['language'] ?? null,
      published: document?._id.replace(VERSION, '') ?? '',
    },
    {perspective: 'raw'},
  );
}

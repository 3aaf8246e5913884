import {defineField, defineType} from '@sanity/types';
import type {FieldDefinition} from '@sanity/types';

import type {FieldKinds} from './fields';
import type {Language, Title} from './labels';

/** A document type; a localised one has a document per language. */
export type DocumentFields = {
  readonly name: string;
  readonly title: Title;
  readonly isLocalised: boolean;
  readonly fields: readonly FieldDefinition[];
};

/** Makes the type of a document, with its language and the key that it shares with its translation. */
export function documentType(
  {name, title, isLocalised, fields}: DocumentFields,
  kinds: FieldKinds,
  language: Language,
) {
  const key = kinds.line(
    'translationKey',
    {de: 'Schlüssel der Übersetzung', en: 'Translation key'},
    {
      uniqueAmong: 'translationKeys',
      description: {
        de: 'Gleich in beiden Sprachen; so gehören die Dokumente zusammen.',
        en: 'The same in both languages: it connects the documents.',
      },
    },
  );
  const own = kinds.choice(
    'language',
    {de: 'Sprache', en: 'Language'},
    {de: {de: 'Deutsch', en: 'German'}, en: {de: 'Englisch', en: 'English'}},
  );
  return defineType({
    name,
    title: title[language],
    type: 'document',
    fields: [...(isLocalised ? [own, key] : []), ...fields].map((field) => defineField(field)),
    preview: {
      select: previewOf(fields, isLocalised),
    },
  });
}

/** The field that names a document in lists. */
function previewOf(fields: readonly FieldDefinition[], isLocalised: boolean): Record<string, string> {
  const named = ['title', 'name', 'from'].find((name) => fields.some((field) => field.name === name));
  const picture = fields.some(({name}) => name === 'image') ? {media: 'image'} : {};
  if (named === undefined) return {title: 'translationKey', subtitle: 'language'};
  return {title: named, ...(isLocalised && {subtitle: 'language'}), ...picture};
}

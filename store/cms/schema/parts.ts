import {defineArrayMember, defineType} from '@sanity/types';

import type {FieldKinds} from './fields';
import type {Language} from './labels';

/**
 * Returns the object types that documents and blocks share: title and description for search engines, link, rich text.
 */
export function sharedTypes(kinds: FieldKinds, language: Language) {
  const {flag, href, line} = kinds;
  return [
    defineType({
      name: 'seo',
      title: {de: 'Suchmaschinen', en: 'Search engines'}[language],
      type: 'object',
      fields: [
        line('title', {de: 'Titel', en: 'Title'}, {min: 1, max: 70}),
        line('description', {de: 'Beschreibung', en: 'Description'}, {min: 50, max: 170}),
        {
          ...flag('noindex', {de: 'Aus Suchmaschinen heraushalten', en: 'Keep out of search engines'}),
          // The home page is always in them.
          hidden: ({document}) => document?._type === 'home',
        },
      ],
    }),
    defineType({
      name: 'cta',
      title: {de: 'Verweis', en: 'Link'}[language],
      type: 'object',
      fields: [line('label', {de: 'Text', en: 'Text'}), href('href', {de: 'Ziel', en: 'Target'})],
    }),
    defineType({
      name: 'portableText',
      title: {de: 'Text', en: 'Text'}[language],
      type: 'array',
      of: [
        defineArrayMember({
          type: 'block',
          styles: [
            {value: 'normal', title: {de: 'Absatz', en: 'Paragraph'}[language]},
            {value: 'h2', title: {de: 'Überschrift 2', en: 'Heading 2'}[language]},
            {value: 'h3', title: {de: 'Überschrift 3', en: 'Heading 3'}[language]},
            {value: 'h4', title: {de: 'Überschrift 4', en: 'Heading 4'}[language]},
            {value: 'blockquote', title: {de: 'Zitat', en: 'Quotation'}[language]},
          ],
          lists: [
            {value: 'bullet', title: {de: 'Aufzählung', en: 'Bullets'}[language]},
            {value: 'number', title: {de: 'Nummern', en: 'Numbers'}[language]},
          ],
          marks: {
            decorators: [
              {value: 'strong', title: {de: 'Fett', en: 'Bold'}[language]},
              {value: 'em', title: {de: 'Kursiv', en: 'Italic'}[language]},
            ],
            annotations: [
              {
                name: 'link',
                title: {de: 'Verweis', en: 'Link'}[language],
                type: 'object',
                fields: [href('href', {de: 'Ziel', en: 'Target'})],
              },
            ],
          },
        }),
      ],
      validation: (rule) => rule.min(1),
    }),
  ];
}

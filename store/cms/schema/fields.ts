import {defineArrayMember, defineField} from '@sanity/types';
import type {FieldDefinition, StringRule} from '@sanity/types';

import type {EntriesRule} from './entries-rules';
import {IN_FUTURE, PICTURE_MISSING, TAKEN, UNSAFE} from './labels';
import type {Language, Title} from './labels';
import {isUnique, type UniqueAmong} from './unique';

/** A path of the shop with its language, `/`, a fragment, or an address outside the shop. */
const HREF = /^(?:\/(?:|en|(?:de|en)\/[^\s]+)|#[a-z0-9-]+|https:\/\/\S+|mailto:\S+|tel:\+\d+)$/;
/** What fits `HREF` and the shop still leads nobody to: see `contentHref`. */
const UNSAFE_HREF = /^(?:mailto:(?![^\s@?]+@[^\s@?]+$)|https:\/\/[^/?#]*@|\/[^?#]*(?:\/\/|\\))/;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Every field is required unless it says that it is optional. */
type Options = {readonly isOptional?: boolean; readonly description?: Title};
type TextOptions = Options & {
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
  readonly uniqueAmong?: UniqueAmong;
  readonly isHref?: boolean;
};
type NumberOptions = Options & {
  readonly isWhole?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly isPositive?: boolean;
};
type ListOptions = Options & {readonly min?: number};

/** An entry of a list that is an object: its `_type`, its label, its fields. */
export type Entry = {readonly name: string; readonly title: Title; readonly fields: readonly FieldDefinition[]};

const bounded = (rule: StringRule, {isOptional = false, min, max, pattern}: TextOptions) => {
  let bound = isOptional ? rule : rule.required();
  if (min !== undefined) bound = bound.min(min);
  if (max !== undefined) bound = bound.max(max);
  return pattern === undefined ? bound : bound.regex(pattern);
};

const labelOf = (language: Language, title: Title, {description}: Options) => ({
  title: title[language],
  ...(description && {description: description[language]}),
});

const lineIn =
  (language: Language) =>
  (name: string, title: Title, options: TextOptions = {}) =>
    defineField({
      name,
      ...labelOf(language, title, options),
      type: 'string',
      validation: (rule) => {
        const {uniqueAmong, isHref} = options;
        const bound = bounded(rule, options);
        if (isHref) return bound.custom((text) => !UNSAFE_HREF.test(text ?? '') || UNSAFE[language]);
        if (uniqueAmong === undefined) return bound;
        return bound.custom(
          async (text, context) =>
            text === undefined || (await isUnique(uniqueAmong, text, context)) || TAKEN[language],
        );
      },
    });

/** Texts, numbers, days, choices. */
function plainKinds(language: Language) {
  const line = lineIn(language);
  return {
    /** A text of one line. */
    line,
    /** A text of several lines, without marks. */
    lines: (name: string, title: Title, options: TextOptions = {}) =>
      defineField({
        name,
        ...labelOf(language, title, options),
        type: 'text',
        validation: (rule) => bounded(rule, options),
      }),
    /** A link: see `HREF`. */
    href: (name: string, title: Title, options: Options = {}) =>
      line(name, title, {...options, pattern: HREF, isHref: true}),
    /** An address outside the shop: https alone, to which the shop leads. */
    address: (name: string, title: Title) =>
      defineField({
        name,
        title: title[language],
        type: 'url',
        validation: (rule) => rule.required().uri({scheme: ['https']}),
      }),
    /** One of a few values. */
    choice: (name: string, title: Title, values: Readonly<Record<string, Title>>, initialValue?: string) =>
      defineField({
        name,
        title: title[language],
        type: 'string',
        options: {
          list: Object.entries(values).map(([value, {[language]: own}]) => ({value, title: own})),
          layout: Object.keys(values).length > 4 ? 'dropdown' : 'radio',
        },
        ...(initialValue !== undefined && {initialValue}),
        validation: (rule) => rule.required(),
      }),
    number: (name: string, title: Title, options: NumberOptions = {}) =>
      defineField({
        name,
        ...labelOf(language, title, options),
        type: 'number',
        validation: (rule) => {
          let bound = options.isOptional ? rule : rule.required();
          if (options.isWhole) bound = bound.integer();
          if (options.isPositive) bound = bound.greaterThan(0);
          if (options.min !== undefined) bound = bound.min(options.min);
          return options.max === undefined ? bound : bound.max(options.max);
        },
      }),
    /** Yes or no; `initialValue` is the answer of a new document. */
    flag: (name: string, title: Title, initialValue = false) =>
      defineField({name, title: title[language], type: 'boolean', initialValue}),
    day: (name: string, title: Title, options: Options = {}) =>
      defineField({
        name,
        ...labelOf(language, title, options),
        type: 'date',
        validation: (rule) => (options.isOptional ? rule : rule.required()),
      }),
    /** When something was published: a document is public as soon as editors publish it, whatever date it has, or with its release. */
    publication: (name: string, title: Title) =>
      defineField({
        name,
        title: title[language],
        type: 'datetime',
        validation: (rule) =>
          rule.required().custom((moment, {document}) => {
            const isDue = Date.parse(moment ?? '') <= Date.now();
            return isDue || (document?._id ?? '').startsWith('versions.') || IN_FUTURE[language];
          }),
      }),
  };
}

/** Addresses, pictures, files, references and the shop's own object types. */
function documentKinds(language: Language) {
  const line = lineIn(language);
  return {
    /** The last part of the document's address, unique among the documents of its language with such addresses. */
    slug: (source: string) =>
      defineField({
        name: 'slug',
        title: {de: 'Adresse', en: 'Address'}[language],
        description: {
          de: 'Der letzte Teil der Adresse: Kleinbuchstaben, Ziffern, Bindestriche.',
          en: 'The last part of the address: lower-case letters, digits, hyphens.',
        }[language],
        type: 'slug',
        options: {
          source,
          maxLength: 100,
          isUnique: (slug, context) => isUnique('slugs', slug, context),
        },
        validation: (rule) =>
          rule.required().custom((slug) => SLUG.test(slug?.current ?? '') || `a-z, 0-9, "-": ${SLUG.source}`),
      }),
    /** A picture with its description; an empty description says that it is decoration. */
    picture: (name: string, title: Title, options: Options = {}) =>
      defineField({
        name,
        ...labelOf(language, title, options),
        type: 'image',
        options: {accept: 'image/webp,image/png,image/jpeg'},
        fields: [
          line(
            'alt',
            {de: 'Beschreibung (leer: nur Schmuck)', en: 'Description (empty: decoration only)'},
            {isOptional: true},
          ),
        ],
        validation: (rule) =>
          options.isOptional
            ? rule.custom((value) => value === undefined || value.asset !== undefined || PICTURE_MISSING[language])
            : rule.required().assetRequired(),
      }),
    file: (name: string, title: Title) =>
      defineField({name, title: title[language], type: 'file', validation: (rule) => rule.required().assetRequired()}),
    /** A field of one of the shop's own object types, such as `seo`, `cta` or `portableText`. */
    own: (name: string, title: Title, type: 'seo' | 'cta' | 'portableText', options: Options = {}) =>
      defineField({
        name,
        ...labelOf(language, title, options),
        type,
        validation: (rule) => (options.isOptional ? rule : rule.required()),
      }),
    reference: (name: string, title: Title, to: string) =>
      defineField({
        name,
        title: title[language],
        type: 'reference',
        to: [{type: to}],
        options: {filter: sameLanguage},
        validation: (rule) => rule.required(),
      }),
    references: (name: string, title: Title, to: string) =>
      defineField({
        name,
        title: title[language],
        type: 'array',
        of: [defineArrayMember({type: 'reference', to: [{type: to}], options: {filter: sameLanguage}})],
        validation: (rule) => rule.unique(),
      }),
  };
}

/** Lists and groups of fields. */
function compoundKinds(language: Language) {
  const entry = ({name, title, fields}: Entry) =>
    defineArrayMember({name, title: title[language], type: 'object', fields: [...fields]});
  return {
    /** Fields that belong together. */
    group: (name: string, title: Title, fields: readonly FieldDefinition[], options: Options = {}) =>
      defineField({
        name,
        ...labelOf(language, title, options),
        type: 'object',
        fields: [...fields],
        validation: (rule) => (options.isOptional ? rule : rule.required()),
      }),
    /** A list of short texts. */
    words: (name: string, title: Title, options: ListOptions & {readonly mayBeEmptyText?: boolean} = {}) =>
      defineField({
        name,
        ...labelOf(language, title, options),
        type: 'array',
        of: [
          defineArrayMember({
            type: 'string',
            validation: (rule) => (options.mayBeEmptyText ? rule : rule.required()),
          }),
        ],
        validation: (rule) => listRule(rule, options),
      }),
    numbers: (name: string, title: Title, {min, max}: {readonly min: number; readonly max: number}) =>
      defineField({
        name,
        title: title[language],
        type: 'array',
        of: [defineArrayMember({type: 'number', validation: (rule) => rule.required().min(min).max(max)})],
        validation: (rule) => rule.required(),
      }),
    /** A list of objects of one or more types. */
    entries: (
      name: string,
      title: Title,
      entries: readonly Entry[],
      options: ListOptions & {readonly rule?: EntriesRule} = {},
    ) =>
      defineField({
        name,
        ...labelOf(language, title, options),
        type: 'array',
        of: entries.map(entry),
        validation: (rule) => {
          const bound = listRule(rule, options);
          const {rule: own} = options;
          if (own === undefined) return bound;
          return bound.custom((list, {parent}) => own.holds(list ?? [], parent) || own.refusal[language]);
        },
      }),
    /** A list of links. */
    links: (name: string, title: Title) =>
      defineField({name, title: title[language], type: 'array', of: [defineArrayMember({type: 'cta'})]}),
  };
}

/**
 * Makes the kinds of fields that documents and blocks consist of.
 *
 * @param language of the labels
 */
export const fieldKinds = (language: Language) => ({
  ...plainKinds(language),
  ...documentKinds(language),
  ...compoundKinds(language),
});

export type FieldKinds = ReturnType<typeof fieldKinds>;

type ListRule<Rule> = {readonly required: () => Rule; readonly min: (length: number) => Rule};

function listRule<Rule extends ListRule<Rule>>(rule: Rule, {isOptional = false, min}: ListOptions): Rule {
  const bound = isOptional ? rule : rule.required();
  return min === undefined ? bound : bound.min(min);
}

/** Offers documents of the document's own language. */
const sameLanguage = ({document}: {readonly document: {readonly [field: string]: unknown}}) => ({
  filter: 'language == $language',
  params: {language: document['language']},
});

import * as z from 'zod';
import type {SeedMetaobject} from '../../seed/store-types';
import {inLanguage} from '../catalogue';
import {connection, pageArguments} from '../connection';
import {invalid, withArguments} from '../field';
import type {Field, Source} from '../field';
import {gid, numberOf} from '../gid';
import type {Scope} from '../scope';
import {SEEDED_AT} from '../seeded-at';

/** Returns the queries of metaobjects, each under its name. */
export function metaobjectQueries(scope: Scope): Readonly<Record<string, Field>> {
  const {metaobjects} = scope.shop.content;
  const sourceOf = (found: SeedMetaobject | undefined) => (found === undefined ? null : metaobject(found, scope));
  return {
    metaobject: withArguments(
      {id: z.string().nullish(), handle: z.strictObject({type: z.string(), handle: z.string()}).nullish()},
      ({id, handle: wanted}) => {
        if (typeof id === 'string') return metaobjectById(numberOf(id, 'Metaobject'), scope);
        if (!wanted) throw invalid('One of id or handle is required');
        return sourceOf(metaobjects.find(({type, handle}) => type === wanted.type && handle === wanted.handle));
      },
    ),
    metaobjects: withArguments(
      {...pageArguments, type: z.string(), sortKey: z.enum(['id', 'updated_at']).nullish()},
      ({type, sortKey: _same, ...page}) =>
        connection(
          metaobjects.filter((each) => each.type === type),
          page,
          ({number}) => number,
          (each) => metaobject(each, scope),
        ),
    ),
  };
}

/** Returns a `Metaobject` by its number; `null` where there is none. */
export function metaobjectById(number: number, scope: Scope): Source | null {
  const found = scope.shop.content.metaobjects.find((each) => each.number === number);
  return found === undefined ? null : metaobject(found, scope);
}

/** A `Metaobject`, which has no page of its own and names nothing else. */
function metaobject({number, type, handle, fields}: SeedMetaobject, scope: Scope): Source {
  const sources = fields.map(({key, type: fieldType, value}) => ({
    __typename: 'MetaobjectField',
    key,
    type: fieldType,
    value: typeof value === 'string' ? value : inLanguage(value, scope.language),
    reference: null,
    references: withArguments(pageArguments, () => null),
  }));
  return {
    __typename: 'Metaobject',
    id: gid('Metaobject', number),
    type,
    handle,
    updatedAt: SEEDED_AT,
    onlineStoreUrl: null,
    seo: null,
    fields: sources,
    field: withArguments({key: z.string()}, ({key}) => sources.find((each) => each.key === key) ?? null),
  };
}

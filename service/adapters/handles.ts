import * as z from 'zod';
import type {Language} from '../config/language';
import {jsonOf} from '../domain/json';
import {writeMetafields} from './metafields';
import {askPlatform, everyPage, gid, gidNumber, pageInfo} from './platform';
import type {PlatformEnv} from './platform';

/** The things whose handles are written: all of a kind, or one by its number. */
export type Handled = {readonly kind: 'product' | 'collection'; readonly number: number | null};

const FIELDS = 'id handle handles: metafield(namespace: "seo", key: "handles") { value }';
const QUERIES = {product: queriesOf('Product'), collection: queriesOf('Collection')} as const;

const ownerSchema = z.object({id: gidNumber, handle: z.string(), handles: z.object({value: z.string()}).nullable()});
const pageSchema = z.object({page: z.object({pageInfo, nodes: z.array(ownerSchema)})});
const oneSchema = z.object({node: ownerSchema.nullable()});
const handlesSchema = z.object({de: z.string(), en: z.string()});

type Owner = z.output<typeof ownerSchema>;

/**
 * Writes the handles in both languages into the metafields `seo.handles`, if they differ.
 *
 * @throws {UpstreamError}
 */
export async function updateHandles(env: PlatformEnv, handled: Handled): Promise<void> {
  const [german, english] = await Promise.all([readOwners(env, handled, 'de'), readOwners(env, handled, 'en')]);
  const inEnglish = new Map(english.map(({id, handle}) => [id, handle]));
  const wanted = german.flatMap(({id, handle: de, handles}) => {
    const en = inEnglish.get(id);
    if (en === undefined || isSaid(handles?.value, {de, en})) return [];
    const ownerId = gid(QUERIES[handled.kind].type, id);
    return [{ownerId, namespace: 'seo', key: 'handles', type: 'json', value: JSON.stringify({de, en})}];
  });
  await writeMetafields(env, wanted);
}

async function readOwners(env: PlatformEnv, {kind, number}: Handled, language: Language): Promise<readonly Owner[]> {
  const {type, all, one} = QUERIES[kind];
  const inLanguage = {language: language.toUpperCase()};
  if (number !== null) {
    const variables = {id: gid(type, number), ...inLanguage};
    const {node} = await askPlatform(env, 'storefront', oneSchema, one, variables);
    return node === null ? [] : [node];
  }
  return everyPage(
    async (after) => (await askPlatform(env, 'storefront', pageSchema, all, {after, ...inLanguage})).page,
  );
}

function queriesOf<T extends 'Product' | 'Collection'>(type: T) {
  const name = type.toLowerCase();
  return {
    type,
    all: `query ServiceHandlesOf${type}s($after: String, $language: LanguageCode) @inContext(language: $language) {
  page: ${name}s(first: 250, after: $after) { pageInfo { hasNextPage endCursor } nodes { ${FIELDS} } }
}`,
    one: `query ServiceHandlesOf${type}($id: ID!, $language: LanguageCode) @inContext(language: $language) {
  node: ${name}(id: $id) { ${FIELDS} }
}`,
  };
}

function isSaid(value: string | undefined, {de, en}: z.output<typeof handlesSchema>): boolean {
  const said = handlesSchema.safeParse(jsonOf(value ?? '')).data;
  return said?.de === de && said.en === en;
}

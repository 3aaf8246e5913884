import * as z from 'zod';
import type {SeedMetafield} from '../../seed/types';
import {APP_NAMESPACE} from '../cart/cart-metafields';
import {inLanguage} from '../catalogue';
import {connection, paging} from '../connection';
import {lazy, unsupported, withArguments} from '../field';
import type {Field, Source} from '../field';
import {parseGid} from '../gid';
import type {WrittenMetafield} from '../metafield-object';
import type {Scope} from '../scope';
import {SEEDED_AT} from '../seeded-at';

const identifier = z.strictObject({namespace: z.string().nullable().default(null), key: z.string()});
const identifiers = z.strictObject({identifiers: z.array(identifier)});
const referenceList = z.array(z.string());

type Owner = {
  readonly id: string;
  readonly metafields: readonly SeedMetafield[];
  /** Whether the Admin API may have written some since. */
  readonly isWritten?: boolean;
  readonly source: () => Source;
  /** When they were written; with the seed unless set. */
  readonly writtenAt?: string;
};

/** Returns the fields `metafield` and `metafields` of anything that has some. */
export function metafieldFields(owner: Owner, scope: Scope): {readonly metafield: Field; readonly metafields: Field} {
  const find = (written: readonly WrittenMetafield[], {namespace, key}: z.output<typeof identifier>): Source | null => {
    const wanted = namespace ?? APP_NAMESPACE;
    const isWanted = (field: Pick<SeedMetafield, 'namespace' | 'key'>) =>
      field.namespace === wanted && field.key === key;
    const later = written.find((field) => field.ownerId === owner.id && isWanted(field));
    if (later !== undefined)
      return later.value === null ? null : metafieldSource({...later, value: later.value}, owner, scope);
    const found = owner.metafields.find(isWanted);
    return found === undefined ? null : metafieldSource(found, owner, scope);
  };
  // No promise where there is nothing to wait for: a page reads thousands of metafields.
  const amongWritten = (work: (written: readonly WrittenMetafield[]) => unknown) =>
    owner.isWritten === true ? scope.writtenMetafields().then(work) : work([]);
  return {
    metafield: withArguments(identifier, (asked) => amongWritten((written) => find(written, asked))),
    metafields: withArguments(identifiers, (args) =>
      amongWritten((written) => args.identifiers.map((asked) => find(written, asked))),
    ),
  };
}

/** Returns a `Metafield` of its owner. */
export function metafieldSource(field: SeedMetafield, owner: Owner, scope: Scope): Source {
  const value = typeof field.value === 'string' ? field.value : inLanguage(field.value, scope.language);
  const isList = field.type.startsWith('list.');
  const isReference = field.type.endsWith('_reference');
  const name = `${field.namespace}.${field.key}`;
  return {
    __typename: 'Metafield',
    id: owner.id.replace('gid://shopify/', 'gid://shopify/Metafield/').replace(/\/(\w+)$/, `-$1-${name}`),
    namespace: field.namespace,
    key: field.key,
    type: field.type,
    value,
    description: null,
    createdAt: owner.writtenAt ?? SEEDED_AT,
    updatedAt: owner.writtenAt ?? SEEDED_AT,
    parentResource: lazy(owner.source),
    reference: lazy(() => (isReference && !isList ? referenced(value, name, scope) : null)),
    references: withArguments(paging, (args) => {
      if (!isReference || !isList) return null;
      // What is no longer there is left out: `nodes` of the schema cannot hold `null`.
      const found = referenceList.parse(JSON.parse(value)).flatMap((id) => {
        const source = referenced(id, name, scope);
        return source === null ? [] : [{id, source}];
      });
      return connection(
        found,
        args,
        ({id}) => id,
        ({source}) => source,
      );
    }),
  };
}

function referenced(id: string, name: string, scope: Scope): Source | null {
  if (parseGid(id) === null) throw unsupported(`Reference "${id}" of metafield ${name}`);
  return scope.sources.node(id);
}

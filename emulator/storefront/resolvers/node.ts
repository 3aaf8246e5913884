import {invalid, unsupported} from '../field';
import type {Source} from '../field';
import {parseGid} from '../gid';
import type {Gid} from '../gid';
import type {Scope} from '../scope';
import {mediaImage} from './image';

/**
 * What a global id of the catalogue names; `null` where there is nothing under it.
 *
 * @throws {GraphQLError} for a text that is no global id and for types that are not emulated
 */
export function nodeById(id: string, scope: Scope): Source | null {
  const parsed = parseGid(id);
  if (parsed === null) throw invalid(`Invalid global id '${id}'`, 'argumentLiteralsIncompatible');
  return ofType(parsed, scope);
}

function ofType({type, key}: Gid, scope: Scope): Source | null {
  const {catalogue, pictures} = scope.shop;
  switch (type) {
    case 'Product': {
      const product = catalogue.product(Number(key));
      return product === null ? null : scope.sources.product(product);
    }
    case 'ProductVariant': {
      const entry = catalogue.variant(Number(key));
      return entry === null ? null : scope.sources.variant(entry);
    }
    case 'Collection': {
      const collection = catalogue.collection(Number(key));
      return collection === null ? null : scope.sources.collection(collection);
    }
    case 'MediaImage':
      return Object.hasOwn(pictures, key) ? mediaImage(key, scope) : null;
    default:
      throw unsupported(`Node of type ${type}`);
  }
}

import {documentSchema} from '../../../contracts/cms';
import {isObject} from '../../../contracts/indexing/json';
import type {Document, Json} from '../../cms/json';
import {parsed} from './data-file';

/** Stands for any picture: sizes and descriptions are known where pictures are drawn. */
const ANY_PICTURE = {
  _type: 'image',
  asset: {_type: 'reference', _ref: `image-${'0'.repeat(40)}-1x1-webp`},
  alt: '',
};

/**
 * Checks a document by the contract with the shop.
 *
 * @throws {SeedError} with the file and the field of the document
 */
export function checkDocument(file: string, document: Document): void {
  parsed(file, documentSchema, withAnyPicture(document));
}

function withAnyPicture(value: Json): Json {
  if (Array.isArray(value)) return value.map(withAnyPicture);
  if (!isObject(value)) return value;
  if (value['_type'] === 'picture') return ANY_PICTURE;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withAnyPicture(field)]));
}

import cms from 'virtual:seed/cms';
import {isObject} from '../../../contracts/indexing/json';
import type {Document, Json, JsonObject} from '../../cms/json';
import {pictureList} from '../../images/picture-list';
import {imageId} from './asset-id';

type Language = 'de' | 'en';

let compiled: ReadonlyMap<string, Document> | null = null;

/** Returns every document of the fresh CMS by its id; the same on every machine. Made when first asked for. */
export function contentDocuments(): ReadonlyMap<string, Document> {
  compiled ??= new Map(
    cms.documents.map((document) => {
      const language = document['language'] === 'en' ? 'en' : 'de';
      const {_id, _type, _rev, _createdAt, _updatedAt} = document;
      return [_id, {...withPictures(document, language), _id, _type, _rev, _createdAt, _updatedAt}];
    }),
  );
  return compiled;
}

function withPictures(fields: Readonly<JsonObject>, language: Language): JsonObject {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, resolved(value, language)]));
}

/** Puts the picture of the CMS in place of every drawn picture that is named. */
function resolved(value: Json, language: Language): Json {
  if (Array.isArray(value)) return value.map((entry) => resolved(entry, language));
  if (!isObject(value)) return value;
  const {_type: type, name} = value;
  return type === 'picture' && typeof name === 'string' ? image(name, language) : withPictures(value, language);
}

/** @throws {Error} where a picture is named that does not exist */
function image(name: string, language: Language): Json {
  const found = pictureList[name];
  if (found === undefined) throw new Error(`There is no picture ${name}`);
  const _ref = `image-${imageId(name)}-${found.width}x${found.height}-webp`;
  return {_type: 'image', asset: {_type: 'reference', _ref}, alt: found.alt[language]};
}

import {isObject} from '../../cms/json';
import type {Json} from '../../cms/json';
import {pictureList} from '../../images/picture-list';
import {fileId, imageId} from './asset-id';
import {files} from './files';
import {portableText} from './markdown';
import type {Language, Source} from './source';

/**
 * A source as it is kept: Markdown as portable text, pictures and files as references, keys in arrays of objects.
 *
 * @throws where a picture or file is named that does not exist
 */
export function compile(source: Source, language: Language): Json {
  if (source === undefined) return null;
  if (typeof source !== 'object' || source === null) return source;
  if (isList(source)) return source.map((entry, index) => keyed(compile(entry, language), index));
  if (typeof source['markdown'] === 'string') return portableText(source['markdown']);
  if (typeof source['picture'] === 'string') return image(source['picture'], source['alt'], language);
  if (typeof source['file'] === 'string') return file(source['file']);
  const fields = Object.entries(source).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields.map(([name, value]) => [name, compile(value, language)]));
}

function isList(source: Source): source is readonly Source[] {
  return Array.isArray(source);
}

function keyed(value: Json, index: number): Json {
  return isObject(value) && value['_key'] === undefined ? {_key: `k${index}`, ...value} : value;
}

function image(name: string, alt: Source, language: Language): Json {
  const found = pictureList[name];
  if (found === undefined) throw new Error(`There is no picture ${name}`);
  const _ref = `image-${imageId(name)}-${found.width}x${found.height}-webp`;
  return {
    _type: 'image',
    asset: {_type: 'reference', _ref},
    alt: typeof alt === 'string' ? alt : found.alt[language],
  };
}

function file(name: string): Json {
  const found = files.find((candidate) => candidate.name === name);
  if (found === undefined) throw new Error(`There is no file ${name}`);
  return {_type: 'file', asset: {_type: 'reference', _ref: `file-${fileId(name)}-${found.extension}`}};
}

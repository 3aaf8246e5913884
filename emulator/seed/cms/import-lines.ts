import {pictureOf} from '../../cms/assets';
import {isObject} from '../../../contracts/indexing/json';
import type {Json, JsonObject} from '../../cms/json';
import {pictureFile, widthsIn} from '../../pictures/formats';
import {fileReference} from './asset-id';
import {contentDocuments} from './documents';
import {files} from './files';

const IMAGE = /^image-([a-f0-9]{40})-/;

/** The content of a fresh CMS as `sanity dataset import` takes it. */
export type ImportLines = {
  /** One document a line, as JSON. */
  readonly lines: readonly string[];
  /** Names of the rendered pictures that the documents show. */
  readonly pictures: readonly string[];
  /** Files to download, by their names. */
  readonly files: Readonly<Record<string, string>>;
};

/**
 * Writes every document as a line of NDJSON. Assets are named by relative paths, `images/…` and `files/…`: the import
 * uploads them and puts references in their place. Source: https://www.sanity.io/docs/content-lake/importing-data
 */
export function importLines(): ImportLines {
  const pictures = new Set<string>();
  const asAsset = (reference: string) => {
    const [, id] = IMAGE.exec(reference) ?? [];
    if (id === undefined) return `file@file://./files/${fileNameOf(reference)}`;
    const picture = renderedPicture(id);
    pictures.add(picture);
    return `image@file://./images/${picture}`;
  };
  const lines = [...contentDocuments().values()].map(({_rev, ...document}) =>
    JSON.stringify(withAssets(document, asAsset)),
  );
  const contents = Object.fromEntries(files.map(({name, extension, content}) => [`${name}.${extension}`, content]));
  return {lines, pictures: [...pictures].sort(), files: contents};
}

function withAssets(value: Json, asAsset: (reference: string) => string): Json {
  if (Array.isArray(value)) return value.map((entry) => withAssets(entry, asAsset));
  if (!isObject(value)) return value;
  const {asset, ...others} = value;
  const fields: JsonObject = Object.fromEntries(
    Object.entries(others).map(([name, field]) => [name, withAssets(field, asAsset)]),
  );
  const reference = asset !== undefined && isObject(asset) ? asset['_ref'] : undefined;
  return typeof reference === 'string' ? {...fields, _sanityAsset: asAsset(reference)} : fields;
}

/** @throws {Error} for an id that no drawing has */
function renderedPicture(id: string): string {
  const found = pictureOf(id);
  const width = found === null ? undefined : widthsIn('webp', found.width).at(-1);
  if (found === null || width === undefined) throw new Error(`There is no picture ${id}`);
  return pictureFile(found.name, width, 'webp');
}

/** @throws {Error} for a reference that no file has */
function fileNameOf(reference: string): string {
  const found = files.find(({name}) => fileReference(name) === reference);
  if (found === undefined) throw new Error(`There is no file ${reference}`);
  return `${found.name}.${found.extension}`;
}

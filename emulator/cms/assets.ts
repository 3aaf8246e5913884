import {pictureList} from '../images/picture-list';
import {files} from '../seed/cms/files';
import {fileId, imageId} from '../seed/cms/asset-id';
import type {Document} from './json';

const BORN = '2026-01-05T08:00:00Z';

/** Where assets are: the address before `/images` and `/files`, and the dataset that they belong to. */
export type AssetPlace = {readonly origin: string; readonly projectId: string; readonly dataset: string};

/** Returns the name of the drawn picture behind an asset's id, and its size; `null` for an unknown id. */
export function pictureOf(assetId: string): {name: string; width: number; height: number} | null {
  return byId().get(assetId) ?? null;
}

/** Returns the documents of all assets, so that a query can follow `asset->`. */
export function assetDocuments({origin, projectId, dataset}: AssetPlace): Document[] {
  const images = Object.entries(pictureList).map(([name, {width, height}]) => {
    const id = imageId(name);
    const path = `images/${projectId}/${dataset}/${id}-${width}x${height}.webp`;
    return {
      ...born(`image-${id}-${width}x${height}-webp`, 'sanity.imageAsset', id),
      extension: 'webp',
      mimeType: 'image/webp',
      originalFilename: `${name}.webp`,
      path,
      url: `${origin}/${path}`,
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: {_type: 'sanity.imageDimensions', width, height, aspectRatio: width / height},
        hasAlpha: false,
        isOpaque: true,
      },
    };
  });
  const documents = files.map(({name, extension, mimeType, content}) => {
    const id = fileId(name);
    const path = `files/${projectId}/${dataset}/${id}.${extension}`;
    return {
      ...born(`file-${id}-${extension}`, 'sanity.fileAsset', id),
      extension,
      mimeType,
      originalFilename: `${name}.${extension}`,
      path,
      url: `${origin}/${path}`,
      size: new TextEncoder().encode(content).length,
    };
  });
  return [...images, ...documents];
}

function born(_id: string, _type: string, assetId: string) {
  return {_id, _type, _rev: assetId.slice(0, 22), _createdAt: BORN, _updatedAt: BORN, assetId, sha1hash: assetId};
}

let known: ReadonlyMap<string, {name: string; width: number; height: number}> | null = null;

function byId() {
  known ??= new Map(
    Object.entries(pictureList).map(([name, {width, height}]) => [imageId(name), {name, width, height}]),
  );
  return known;
}

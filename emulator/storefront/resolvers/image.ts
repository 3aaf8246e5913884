import * as z from 'zod';
import {pictureAddress} from '../../images/media-address';
import {inLanguage} from '../catalogue';
import {lazy, withArguments} from '../field';
import type {Source} from '../field';
import {gid} from '../gid';
import type {Scope} from '../scope';

const transform = z
  .strictObject({
    maxWidth: z.number().nullable().default(null),
    maxHeight: z.number().nullable().default(null),
    crop: z.string().nullable().default(null),
    scale: z.literal(1).nullable().default(null),
  })
  .nullable()
  .default(null);
const urlArguments = z.strictObject({transform});

/** Returns the `Image` of a drawn picture. */
export function image(name: string, scope: Pick<Scope, 'shop' | 'language' | 'pictureOrigin'>): Source {
  const picture = scope.shop.pictures[name];
  if (picture === undefined) throw new Error(`There is no drawn picture "${name}"`);
  const address = pictureAddress(scope.pictureOrigin, name);
  return {
    __typename: 'Image',
    id: gid('ImageSource', name),
    altText: inLanguage(picture.alt, scope.language),
    width: picture.width,
    height: picture.height,
    url: withArguments(urlArguments, (args) => address + transformation(args.transform)),
    src: address,
    originalSrc: address,
    thumbhash: null,
  };
}

/** Returns the `MediaImage` of a drawn picture, as metafields refer to it. */
export function mediaImage(name: string, scope: Scope): Source {
  return {
    __typename: 'MediaImage',
    id: gid('MediaImage', name),
    alt: lazy(() => image(name, scope)['altText']),
    mediaContentType: 'IMAGE',
    presentation: null,
    image: lazy(() => image(name, scope)),
    previewImage: lazy(() => image(name, scope)),
  };
}

function transformation(wanted: z.output<typeof transform>): string {
  if (wanted === null) return '';
  const {maxWidth, maxHeight, crop} = wanted;
  const width = maxWidth === null ? '' : `&width=${maxWidth}`;
  const height = maxHeight === null ? '' : `&height=${maxHeight}`;
  return width + height + (crop === null ? '' : `&crop=${crop.toLowerCase()}`);
}

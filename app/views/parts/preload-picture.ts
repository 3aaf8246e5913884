import type {MetaDescriptor} from '@remix-run/react';

import type {ImageSource} from '../../domain/picture';
import {pictureSourceSet} from '../../ui/picture-source-set';

/**
 * Returns the `<head>` entry that fetches the page's main picture before the page is read; `sizes` and `widest` as on
 * the picture itself. It has no `href`: a browser that knows no `imagesrcset` (Safari before 17.2) would fetch a picture that is not
 * shown.
 */
export function preloadPicture(
  picture: ImageSource | null | undefined,
  sizes: string,
  widest?: number,
): MetaDescriptor[] {
  if (!picture) return [];
  return [
    {
      tagName: 'link',
      rel: 'preload',
      as: 'image',
      imageSrcSet: pictureSourceSet(picture, widest),
      imageSizes: sizes,
      fetchpriority: 'high',
    },
  ];
}

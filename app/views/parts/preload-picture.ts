import type {MetaDescriptor} from '@remix-run/react';

import type {ImageSource} from '../../domain/picture';
import {pictureSourceSet} from '../../ui/picture-source-set';

/**
 * Returns the `<head>` entry that fetches the page's main picture before the page is read; `sizes` and `widest` as on
 * the picture itself.
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
      href: `${picture.path}?width=640`,
      imageSrcSet: pictureSourceSet(picture, widest),
      imageSizes: sizes,
      fetchpriority: 'high',
    },
  ];
}

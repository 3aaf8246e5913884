import type {MetaDescriptor} from '@remix-run/react';

import type {Picture} from '../../domain/picture';
import {pictureSourceSet} from '../../ui/picture-source-set';

/** The `<head>` entry that fetches the page's main picture before the page is read; `sizes` as on the picture itself. */
export function preloadPicture(picture: Picture | null | undefined, sizes: string): MetaDescriptor[] {
  if (!picture) return [];
  return [
    {
      tagName: 'link',
      rel: 'preload',
      as: 'image',
      href: `${picture.path}?width=640`,
      imageSrcSet: pictureSourceSet(picture),
      imageSizes: sizes,
      fetchpriority: 'high',
    },
  ];
}

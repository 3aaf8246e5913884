import type {MetaDescriptor} from '@remix-run/react';

import type {GalleryItem} from '../../domain/product/details';
import {pictureSourceSet} from '../../ui/picture-source-set';

/** How wide the main picture is shown. */
export const MAIN_SIZES = '(max-width: 768px) 88vw, (max-width: 1200px) 50vw, 40rem';

/** Fetches the gallery's first picture before the page is read; nothing where a film comes first. */
export function mainPicture(gallery: readonly GalleryItem[]): MetaDescriptor[] {
  const [main] = gallery;
  if (main?.kind !== 'picture') return [];
  return [
    {
      tagName: 'link',
      rel: 'preload',
      as: 'image',
      imageSrcSet: pictureSourceSet(main.picture),
      imageSizes: MAIN_SIZES,
      fetchpriority: 'high',
    },
  ];
}

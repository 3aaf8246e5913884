import type {CmsImage, CmsLink} from '#contracts/cms-text';

import {CMS} from '../../config/cms';
import type {ContentLink} from '../../domain/content/page';
import type {ImageSource} from '../../domain/picture';
import type {PageScope} from './rich-text.server';

const IMAGE = /^image-([a-f0-9]{40}-(\d+)x(\d+))-([a-z]+)$/;
const FILE = /^file-([a-f0-9]{40})-([a-z0-9]+)$/;

/** A picture of the CMS under the shop's own origin, where the picture proxy serves it. */
export function reshapePicture({asset, alt}: CmsImage): ImageSource {
  const [, name = '', width, height, extension = ''] = IMAGE.exec(asset._ref) ?? [];
  return {path: `/media/${name}.${extension}`, alt, width: Number(width), height: Number(height)};
}

/** Where a file of the CMS is downloaded from, at the asset host `origin`. */
export function fileAddress(reference: string, origin: string): {readonly url: string; readonly extension: string} {
  const [, id = '', extension = ''] = FILE.exec(reference) ?? [];
  return {url: `${origin}/files/${CMS.projectId}/${CMS.dataset}/${id}.${extension}?dl=`, extension};
}

/** Editors' links without those that lead nowhere or are not safe to follow. */
export function reshapeLinks(wire: readonly CmsLink[] | undefined, {link}: PageScope): readonly ContentLink[] {
  return (wire ?? []).flatMap(({label, href}) => {
    const safe = link(href);
    return safe === null ? [] : [{label, href: safe}];
  });
}

/** One such link, or none. */
export function reshapeLink(wire: CmsLink | undefined, scope: PageScope): ContentLink | null {
  return reshapeLinks(wire ? [wire] : [], scope)[0] ?? null;
}

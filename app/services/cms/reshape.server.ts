import type {CmsImage, CmsLink, CmsTextBlock} from '#contracts/cms-text';
import {contentHref} from '../../domain/content/content-href';
import {fragment} from '../../domain/content/fragment';
import type {ContentLink} from '../../domain/content/page';
import type {PageHead} from '../../domain/content/page-head';
import {plainText, type RichText, type TextBlock} from '../../domain/content/rich-text';
import {FRAME_FRAGMENTS} from '../../domain/content/taken-fragments';
import type {ImageSource} from '../../domain/picture';

/** A slug as editors write it. */
export const SLUG = /^[a-z0-9-]{1,100}$/;

const IMAGE = /^image-([a-f0-9]{40}-(\d+)x(\d+))-([a-z]+)$/;
const FILE = /^file-([a-f0-9]{40})-([a-z0-9]+)$/;

/** Returns a picture of the CMS under the shop's own origin, where the picture proxy serves it. */
export function reshapePicture({asset, alt}: CmsImage): ImageSource {
  const [, name = '', width, height, extension = ''] = IMAGE.exec(asset._ref) ?? [];
  return {path: `/media/${name}.${extension}`, alt, width: Number(width), height: Number(height)};
}

/** Tells where a file of the CMS is downloaded from; `base` is the address of the dataset's files. */
export function fileAddress(reference: string, base: string): {readonly url: string; readonly extension: string} {
  const [, id = '', extension = ''] = FILE.exec(reference) ?? [];
  return {url: `${base}/${id}.${extension}?dl=`, extension};
}

/** Returns editors' links without those that lead nowhere or are not safe to follow. */
export function reshapeLinks(wire: readonly CmsLink[] | undefined, {link}: PageScope): readonly ContentLink[] {
  return (wire ?? []).flatMap(({label, href}) => {
    const safe = link(href);
    return safe === null ? [] : [{label, href: safe}];
  });
}

/** Returns an editor's link; `null` where it leads nowhere or is not safe to follow. */
export function reshapeLink(wire: CmsLink | undefined, scope: PageScope): ContentLink | null {
  return reshapeLinks(wire ? [wire] : [], scope)[0] ?? null;
}

/** Returns what editors say to search engines. */
export function reshapeSeo({title, description, noindex}: PageHead['seo']): PageHead['seo'] {
  return {title, description, noindex};
}

/** The scope that the texts of one page share. */
export type PageScope = {
  /** An editor's address as one that is safe to follow and leads somewhere, else `null`. */
  readonly link: (href: string) => string | null;
  /** The fragments that are taken already. */
  readonly fragments: Set<string>;
};

/** Creates the scope of a page's texts; `origin` is the shop's own, and `taken` has the fragments that the page gives besides its frame. */
export function textScope(origin: string, taken: Iterable<string> = []): PageScope {
  return {link: (href) => contentHref(href, origin), fragments: new Set([...FRAME_FRAGMENTS, ...taken])};
}

/**
 * Returns portable text without empty blocks, with links that are safe to follow (an unsafe one leaves its words) and
 * headings with fragments.
 */
export function reshapeRichText(wire: readonly CmsTextBlock[], scope: PageScope): RichText {
  return wire.filter((block) => plainText(block).trim() !== '').map((block) => reshapeBlock(block, scope));
}

function reshapeBlock(block: CmsTextBlock, {link, fragments}: PageScope): TextBlock {
  const markDefs = block.markDefs.flatMap((mark) => {
    const href = link(mark.href);
    return href === null ? [] : [{...mark, href}];
  });
  const known = new Set(['strong', 'em', ...markDefs.map(({_key}) => _key)]);
  const children = block.children.map((span) => ({...span, marks: span.marks.filter((mark) => known.has(mark))}));
  if (!block.style.startsWith('h')) return {...block, children, markDefs};
  const id = fragment(plainText(block), fragments);
  fragments.add(id);
  return {...block, _key: id, children, markDefs};
}

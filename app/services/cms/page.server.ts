import type {CmsPage} from '#contracts/cms';

import {contentHref} from '../../domain/content/content-href';
import type {EditorialPage} from '../../domain/content/page';
import {FRAME_FRAGMENTS} from '../../domain/content/taken-fragments';
import {canShow, reshapeBlock} from './block.server';

type PageOptions = {
  /** The shop's own origin. */
  readonly origin: string;
  readonly fileBase: string;
};

/** Returns a page of the CMS as the shop shows it, without links to parts of it that are not shown. */
export function reshapePage(
  {slug, title, seo, blocks, partner}: CmsPage & {readonly partner: string | null},
  {origin, fileBase}: PageOptions,
): EditorialPage {
  const shown = blocks.filter(canShow);
  const anchors = new Set(shown.flatMap(({anchor}) => anchor ?? []));
  const link = (href: string) =>
    href.startsWith('#') && !anchors.has(href.slice(1)) ? null : contentHref(href, origin);
  const scope = {link, fileBase, fragments: new Set([...FRAME_FRAGMENTS, ...anchors])};
  return {
    slug: slug.current,
    title,
    seo: {title: seo.title, description: seo.description, noindex: seo.noindex},
    partner,
    blocks: shown.map((block) => reshapeBlock(block, scope)),
  };
}

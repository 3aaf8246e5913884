import type {CmsPage} from '#contracts/cms';

import type {EditorialPage} from '../../domain/content/page';
import {canShow, reshapeBlock} from './block.server';
import {reshapeSeo, textScope} from './reshape.server';

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
  const texts = textScope(origin, anchors);
  const link = (href: string) => (href.startsWith('#') && !anchors.has(href.slice(1)) ? null : texts.link(href));
  const scope = {...texts, link, fileBase};
  return {
    slug: slug.current,
    title,
    seo: reshapeSeo(seo),
    partner,
    blocks: shown.map((block) => reshapeBlock(block, scope)),
  };
}

import type {CmsPage} from '#contracts/cms';

import type {ContentBlock, ContentPage} from '../../domain/content/page';
import {reshapeBlock} from './block.server';

type PageOptions = {
  /** The shop's own origin. */
  readonly origin: string;
  readonly assetOrigin: string;
};

/** A page of the CMS as the shop shows it. */
export function reshapePage(
  {slug, title, seo, blocks, partner}: CmsPage & {readonly partner: string | null},
  options: PageOptions,
): ContentPage {
  const fragments = new Set(blocks.flatMap(({anchor}) => anchor ?? []));
  const shown = blocks.flatMap((block) => reshapeBlock(block, {...options, fragments}) ?? []);
  return {
    slug: slug.current,
    title,
    seo: {title: seo.title, description: seo.description, noindex: seo.noindex},
    partner,
    blocks: withoutDeadLinks(shown),
  };
}

/** Links to a part that is not shown lead nowhere. */
function withoutDeadLinks(blocks: readonly ContentBlock[]): readonly ContentBlock[] {
  const targets = new Set(blocks.flatMap(fragmentsOf));
  return blocks.map((block) =>
    block.kind === 'anchors' ? {...block, items: block.items.filter(({href}) => targets.has(href.slice(1)))} : block,
  );
}

function fragmentsOf(block: ContentBlock): readonly string[] {
  const headings =
    block.kind === 'text' || block.kind === 'imageText'
      ? block.content.flatMap(({style, _key}) => (style.startsWith('h') ? [_key] : []))
      : [];
  return block.anchor === null ? headings : [block.anchor, ...headings];
}

import type {ContentPage} from './page';

/** What a page of the CMS shows, as tags for purging its document: the page itself, and the products in its rows. */
export function contentTags({slug, blocks}: Pick<ContentPage, 'slug' | 'blocks'>): readonly string[] {
  const shown = blocks.flatMap((block) => {
    if (block.kind !== 'products') return [];
    const {source} = block;
    return source.from === 'collection'
      ? [`listing:${source.handle}`]
      : source.handles.map((handle) => `product:${handle}`);
  });
  return [`page:${slug}`, ...shown];
}

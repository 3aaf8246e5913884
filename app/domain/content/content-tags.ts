import type {EditorialPage, ShownContent} from './page';

/** What a page of the CMS shows, as tags for purging its document: the page itself, its lists, who wrote it and the products in
 * its rows. */
export function contentTags(shown: ShownContent): readonly string[] {
  switch (shown.state) {
    case 'found':
      return [`page:${shown.page.slug}`, ...blockTags(shown.page)];
    case 'guide':
      return [`page:${shown.guide.slug}`, ...shown.guide.items.flatMap(productTag)];
    case 'test':
      return [`page:${shown.test.slug}`, 'authors', ...shown.test.tested.flatMap(productTag)];
  }
}

function productTag({productHandle}: {readonly productHandle: string | null}): readonly string[] {
  return productHandle === null ? [] : [`product:${productHandle}`];
}

const LIST_TAGS = {
  guides: 'guides',
  productTests: 'product-tests',
  currentProjects: 'projects',
  completedProjects: 'projects',
} as const;

function blockTags({blocks}: Pick<EditorialPage, 'blocks'>): readonly string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return [LIST_TAGS[block.list]];
    if (block.kind !== 'products') return [];
    const {source} = block;
    return source.from === 'collection'
      ? [`listing:${source.handle}`]
      : source.handles.map((handle) => `product:${handle}`);
  });
}

import type {EditorialPage, ShownContent} from './page';

/**
 * What a page of the CMS shows, as tags for purging its document: the page itself, its lists and who wrote it. Products in its
 * rows follow by themselves, as on all cards.
 */
export function contentTags(shown: ShownContent): readonly string[] {
  switch (shown.state) {
    case 'found':
      return [`page:${shown.page.slug}`, ...blockTags(shown.page)];
    case 'guide':
      return [`page:${shown.guide.slug}`];
    case 'test':
      return [`page:${shown.test.slug}`, 'authors'];
  }
}

const LIST_TAGS = {
  guides: 'guides',
  productTests: 'product-tests',
  currentProjects: 'projects',
  completedProjects: 'projects',
} as const;

function blockTags({blocks}: Pick<EditorialPage, 'blocks'>): readonly string[] {
  return blocks.flatMap((block) => (block.kind === 'list' ? [LIST_TAGS[block.list]] : []));
}

import type {EditorialPage, ShownContent} from './page';

/**
 * Returns the tags by which the document of a CMS page is purged: those of the page, of its lists and of its author. Products in
 * its rows have none: a document does not last longer than prices on cards may.
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

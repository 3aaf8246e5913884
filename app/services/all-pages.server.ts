import {readPages, type ReadPage} from '#contracts/pages-of-a-list';
import {ServiceError, type ServiceName} from './service-error.server';

/**
 * The most pages of a list: with 100 entries each they hold the 25,000 that the platform gives of one. Source:
 * https://shopify.dev/docs/api/usage/limits#pagination-limits
 */
const MOST_PAGES = 250;
/** The most pages that are read for the first entries of a list: a visitor waits. */
const MOST_FOR_SOME = 40;

/** Reads all pages of a connection, one after the other. @throws ServiceError where the service does not come to an end: a part is no list. */
export async function allPages<Node>(service: ServiceName, read: ReadPage<Node>): Promise<readonly Node[]> {
  const {nodes, endedBy} = await readPages(read, {most: MOST_PAGES});
  if (endedBy === 'bound') throw new ServiceError(service, 'malformed', `a list has more than ${MOST_PAGES} pages`);
  return nodes;
}

/** Reads pages of a connection until its entries are enough, or there are no more. */
export async function enoughPages<Node>(
  read: ReadPage<Node>,
  isEnough: (nodes: readonly Node[]) => boolean,
): Promise<readonly Node[]> {
  return (await readPages(read, {most: MOST_FOR_SOME, isEnough})).nodes;
}

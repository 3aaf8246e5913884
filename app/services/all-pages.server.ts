import {ServiceError, type ServiceName} from './service-error.server';

/** The most pages of a list: 100 entries a page are as many as the platform gives of one. Source: https://shopify.dev/docs/api/usage/limits#pagination-limits */
const MOST_PAGES = 250;
/** The most pages that are read for the first entries of a list: a visitor waits. */
const MOST_FOR_SOME = 40;

type Page<Node> = {
  readonly nodes: readonly Node[];
  readonly pageInfo: {readonly hasNextPage: boolean; readonly endCursor: string | null};
};

type Read<Node> = (after: string | null) => Promise<Page<Node>>;

/** Reads all pages of a connection, one after the other. @throws ServiceError where the service does not come to an end: a part is no list. */
export async function allPages<Node>(service: ServiceName, read: Read<Node>): Promise<readonly Node[]> {
  const {nodes, hasMore} = await readPages(read, MOST_PAGES, () => false);
  if (hasMore) throw new ServiceError(service, 'malformed', `a list has more than ${MOST_PAGES} pages`);
  return nodes;
}

/** Reads pages of a connection until its entries are enough, or there are no more. */
export async function enoughPages<Node>(
  read: Read<Node>,
  isEnough: (nodes: readonly Node[]) => boolean,
): Promise<readonly Node[]> {
  return (await readPages(read, MOST_FOR_SOME, isEnough)).nodes;
}

async function readPages<Node>(
  read: Read<Node>,
  most: number,
  isEnough: (nodes: readonly Node[]) => boolean,
): Promise<{readonly nodes: readonly Node[]; readonly hasMore: boolean}> {
  const nodes: Node[] = [];
  let after: string | null = null;
  for (let number = 0; number < most; number += 1) {
    const page: Page<Node> = await read(after);
    nodes.push(...page.nodes);
    const {hasNextPage, endCursor} = page.pageInfo;
    // Without a cursor the next page would be the first one again.
    if (!hasNextPage || endCursor === null || isEnough(nodes)) return {nodes, hasMore: false};
    after = endCursor;
  }
  return {nodes, hasMore: true};
}

/** A page of a list, as the platform's APIs give one. */
export type ListPage<Node> = {
  readonly nodes: readonly Node[];
  readonly pageInfo: {readonly hasNextPage: boolean; readonly endCursor: string | null};
};

/** Reads a page. It gets the cursor before the page, `null` for the first one. */
export type ReadPage<Node> = (after: string | null) => Promise<ListPage<Node>>;

type Bounds<Node> = {
  /** The most pages that are read. */
  readonly most: number;
  readonly isEnough?: (nodes: readonly Node[]) => boolean;
};

/**
 * Reads pages of a list, one after the other, until it ends, its entries are enough, or there are too many pages. `hasMore` tells that these ended
 * it. A page that says that there is more, and not from where, is the last: without a cursor the next one would be the first one again.
 */
export async function readPages<Node>(
  read: ReadPage<Node>,
  {most, isEnough = () => false}: Bounds<Node>,
): Promise<{readonly nodes: readonly Node[]; readonly hasMore: boolean}> {
  const nodes: Node[] = [];
  let after: string | null = null;
  for (let number = 0; number < most; number += 1) {
    const page: ListPage<Node> = await read(after);
    nodes.push(...page.nodes);
    const {hasNextPage, endCursor} = page.pageInfo;
    if (!hasNextPage || endCursor === null || isEnough(nodes)) return {nodes, hasMore: false};
    after = endCursor;
  }
  return {nodes, hasMore: true};
}

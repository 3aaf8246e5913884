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

/** The reason why reading a list ended. `no-cursor`: a page says that there is more, but not where it begins. */
export type EndOfList = 'last-page' | 'enough' | 'bound' | 'no-cursor';

/**
 * Reads pages of a list, one after the other, until it ends, its entries are enough, or there are too many pages. Without a cursor the next page would be
 * the first one again.
 */
export async function readPages<Node>(
  read: ReadPage<Node>,
  {most, isEnough = () => false}: Bounds<Node>,
): Promise<{readonly nodes: readonly Node[]; readonly endedBy: EndOfList}> {
  const nodes: Node[] = [];
  let after: string | null = null;
  for (let number = 0; number < most; number += 1) {
    const page: ListPage<Node> = await read(after);
    nodes.push(...page.nodes);
    const {hasNextPage, endCursor} = page.pageInfo;
    if (!hasNextPage) return {nodes, endedBy: 'last-page'};
    if (isEnough(nodes)) return {nodes, endedBy: 'enough'};
    if (endCursor === null) return {nodes, endedBy: 'no-cursor'};
    after = endCursor;
  }
  return {nodes, endedBy: 'bound'};
}

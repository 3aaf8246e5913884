/** The most pages of a connection that are read, so that a faulty platform cannot loop for ever. */
const MOST_PAGES = 40;

type Page<Node> = {
  readonly nodes: readonly Node[];
  readonly pageInfo: {readonly hasNextPage: boolean; readonly endCursor: string | null};
};

/** Reads all pages of a connection, one after the other, or as many as are enough. */
export async function allPages<Node>(
  read: (after: string | null) => Promise<Page<Node>>,
  isEnough: (nodes: readonly Node[]) => boolean = () => false,
): Promise<readonly Node[]> {
  const nodes: Node[] = [];
  let after: string | null = null;
  for (let number = 0; number < MOST_PAGES; number += 1) {
    const page: Page<Node> = await read(after);
    nodes.push(...page.nodes);
    const {hasNextPage, endCursor} = page.pageInfo;
    // Without a cursor the next page would be the first one again.
    if (!hasNextPage || endCursor === null || isEnough(nodes)) break;
    after = endCursor;
  }
  return nodes;
}

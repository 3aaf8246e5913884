type Tree = Map<number, Tree>;

/**
 * Encodes combinations of option values in the platform's compact form, such as `v1_0:0:0,1:0-1,,1:0:0-1,,`: `:` leads
 * to the next option, `,` ends a repeated prefix, a space a gap in a sequence, `-` a range.
 *
 * @param combinations one index of a value per option
 */
export function encodeVariants(combinations: readonly (readonly number[])[]): string {
  const root: Tree = new Map();
  for (const combination of combinations) {
    let node = root;
    for (const index of combination) {
      const next = node.get(index) ?? new Map<number, Tree>();
      node.set(index, next);
      node = next;
    }
  }
  return `v1_${encode(root)}`;
}

function encode(node: Tree): string {
  const branches = [...node].sort(([a], [b]) => a - b);
  if (branches.every(([, below]) => below.size === 0)) return sequence(branches.map(([index]) => index));
  return branches.map(([index, below]) => `${index}:${encode(below)},`).join('');
}

/** `0-2 5` for 0, 1, 2 and 5. */
function sequence(indices: readonly number[]): string {
  const ranges: {from: number; to: number}[] = [];
  for (const index of indices) {
    const last = ranges.at(-1);
    if (last?.to === index - 1) last.to = index;
    else ranges.push({from: index, to: index});
  }
  return ranges.map(({from, to}) => (from === to ? `${from}` : `${from}-${to}`)).join(' ');
}

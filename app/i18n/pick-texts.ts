import type {Texts, TextTree} from './catalogue';

/**
 * Returns those of some texts that `keys` name: a whole branch, 'product:cart', or a single text,
 * 'details:reviews.count_one'.
 */
export function pickTexts(texts: Texts, keys: readonly string[]): Texts {
  const picked: Record<string, TextTree> = {};
  for (const key of keys) {
    const [namespace = '', path = ''] = key.split(':');
    const tree = new Map(Object.entries(texts)).get(namespace) ?? {};
    picked[namespace] = merged(picked[namespace] ?? {}, branch(tree, path.split('.')));
  }
  return picked;
}

/** What stands at a path, with the way to it; nothing where nothing stands there. */
function branch(tree: TextTree, [step = '', ...rest]: readonly string[]): TextTree {
  const found = tree[step];
  if (found === undefined) return {};
  if (rest.length === 0) return {[step]: found};
  return typeof found === 'string' ? {} : {[step]: branch(found, rest)};
}

function merged(left: TextTree, right: TextTree): TextTree {
  const both: Record<string, string | TextTree> = {...left};
  for (const [name, value] of Object.entries(right)) {
    const before = both[name];
    both[name] = typeof before === 'object' && typeof value === 'object' ? merged(before, value) : value;
  }
  return both;
}

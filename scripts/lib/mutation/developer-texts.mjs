// @ts-check
// A plugin of Stryker: leaves out the texts of errors that report a mistake in the code.

const DEVELOPER_ERRORS = new Set(['Error', 'RangeError', 'TypeError']);

/** @typedef {{readonly type: string, readonly callee?: {readonly name?: string}}} Node as far as it is read here */

/**
 * @param {{readonly node: Node, readonly parent?: Node | null}} path of Babel's syntax tree
 * @returns {string | undefined} why Stryker leaves this node out; undefined where it mutates it
 */
function reasonToIgnore({node, parent}) {
  if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return undefined;
  if (parent?.type !== 'NewExpression' || !DEVELOPER_ERRORS.has(parent.callee?.name ?? '')) return undefined;
  return 'The text of an error for developers; nothing behaves by it.';
}

export const strykerPlugins = [{kind: 'Ignore', name: 'developer-texts', value: {shouldIgnore: reasonToIgnore}}];

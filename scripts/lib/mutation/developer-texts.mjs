// @ts-check
// A plugin of Stryker: leaves out texts that only developers read, in errors that report a mistake and in the detail of an outage.

/** The index of the argument with the error's message. */
const TEXT_ARGUMENT = new Map([
  ['Error', 0],
  ['RangeError', 0],
  ['TypeError', 0],
  // Its third argument is for logs (`app/services/service-error.server.ts`).
  ['ServiceError', 2],
]);

/** @typedef {{readonly type: string, readonly callee?: {readonly name?: string}, readonly arguments?: readonly unknown[]}} Node */

/**
 * @param {{readonly node: Node, readonly parent?: Node | null}} path of Babel's syntax tree
 * @returns {string | undefined} why Stryker leaves this node out; undefined where it mutates it
 */
function reasonToIgnore({node, parent}) {
  if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return undefined;
  const place = parent?.type === 'NewExpression' ? TEXT_ARGUMENT.get(parent.callee?.name ?? '') : undefined;
  if (place === undefined || parent?.arguments?.[place] !== node) return undefined;
  return 'A text for developers; nothing behaves by it.';
}

export const strykerPlugins = [{kind: 'Ignore', name: 'developer-texts', value: {shouldIgnore: reasonToIgnore}}];

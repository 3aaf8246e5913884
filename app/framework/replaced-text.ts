/** The node that replaces each text node of React's. */
const standIns = new WeakMap<Node, Node>();

/**
 * Keeps React working on a page that the browser translates. Translators replace each text by a `<font>`, but React 18 keeps the
 * text node that it made: it would change a node that nobody sees, and throw where it removes the node or inserts before it
 * (facebook/react#11538). From now on a change puts the original text node back, to be translated again, and removes its
 * replacement.
 *
 * Successor: none. React 19 does the same.
 */
export function followTranslators(): void {
  new MutationObserver((records) => records.forEach(noteStandIn)).observe(document.documentElement, {
    childList: true,
    subtree: true,
  });
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const shown = shownFor(child);
    if (isChild(shown)) shown.remove();
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, child: Node | null): T {
    let place = child && shownFor(child);
    while (place && place.parentNode !== this) place = place.parentNode;
    if (place && isChild(place)) place.before(node);
    else this.appendChild(node);
    return node;
  };
  const {set, ...value} = {...Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')};
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      const shown = shownFor(this);
      if (shown !== this) shown.parentNode?.replaceChild(this, shown);
      set?.call(this, text);
    },
  });
}

/** A translator replaces a text, or adds what it shows beside it first. */
function noteStandIn({addedNodes, removedNodes, previousSibling, nextSibling}: MutationRecord): void {
  const [removed] = removedNodes;
  const standIn = addedNodes[0] ?? [previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT');
  if (removed && standIn) standIns.set(removed, standIn);
}

/** Returns the node that the document has in the place of another one: the node itself unless it was replaced. */
function shownFor(node: Node): Node {
  const standIn = node.parentNode ? undefined : standIns.get(node);
  return standIn ? shownFor(standIn) : node;
}

const isChild = (node: Node): node is ChildNode => 'before' in node;

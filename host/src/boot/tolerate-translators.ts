/**
 * Lets React work on while the browser translates the page. A translator such as Chrome's puts `<font>`
 * elements in the place of text nodes, or around them. React still refers to the text nodes, and
 * throws when it removes one of them or inserts beside it. From here on both find what is there now.
 * A text that React changes comes back to its place, where it is translated again.
 *
 * @returns stops, for tests
 */
export function tolerateTranslators(
  root: Node = document,
  prototype: Node = Node.prototype,
): () => void {
  /** What was put in the place of a text. */
  const inPlaceOf = new WeakMap<Node, ChildNode>();
  // oxlint-disable-next-line typescript/unbound-method -- called on the node that it was called on
  const { insertBefore, removeChild } = prototype;

  /** The child of `parent` that has or replaces a node; null when there is none. */
  function placeOf(parent: Node, node: Node): Node | null {
    let at: Node | null = inPlaceOf.get(node) ?? node;
    while (at !== null && at.parentNode !== parent) {
      at = at.parentNode;
      if (at !== null && !isFont(at)) return null;
    }
    return at;
  }
  prototype.removeChild = function removeTranslated<Child extends Node>(this: Node, child: Child) {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const at = placeOf(this, child);
    if (at === null && child.nodeType !== Node.TEXT_NODE)
      return removeChild.call(this, child) as Child;
    if (at !== null) removeChild.call(this, at);
    return child;
  };
  prototype.insertBefore = function insertBesideTranslated<Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ) {
    if (next === null || next.parentNode === this)
      return insertBefore.call(this, child, next) as Child;
    const at = placeOf(this, next);
    const beside = at === null && next.nodeType !== Node.TEXT_NODE ? next : at;
    return insertBefore.call(this, child, beside) as Child;
  };

  function follow(record: MutationRecord): void {
    const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } = record;
    if (type === 'characterData') {
      inPlaceOf.get(target)?.replaceWith(target);
      inPlaceOf.delete(target);
      return;
    }
    for (const node of removedNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.isConnected) continue;
      const near = [...addedNodes, previousSibling, nextSibling];
      const font = near.find((each) => each !== null && isFont(each));
      if (font === undefined) continue;
      inPlaceOf.set(node, font);
      observer.observe(node, { characterData: true });
    }
  }
  const observer = new MutationObserver((records) => records.forEach(follow));
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    Object.assign(prototype, { insertBefore, removeChild });
  };
}

const isFont = (node: Node): node is HTMLElement => node.nodeName === 'FONT';

import { pseudoText } from '@vitrine/i18n/pseudo';

/** Replaces all text below a node with longer, accented text, also the text that is added later. Returns a function that stops it. */
export function showPseudoText(root: Node): () => void {
  const written = new WeakMap<Node, string>();

  function write(node: Node) {
    for (const child of node.childNodes) write(child);
    if (!(node instanceof Text) || written.get(node) === node.data) return;
    node.data = pseudoText(node.data);
    written.set(node, node.data);
  }

  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) write(target);
  });
  write(root);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

import { pseudoText } from '@vitrine/i18n/pseudo';

/** Writes all words below a node in the pseudo-language, also those that come later. Gives the function that ends it. */
export function speakPseudo(root: Node): () => void {
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

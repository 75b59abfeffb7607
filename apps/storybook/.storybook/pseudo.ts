import { toPseudoText } from '@vitrine/i18n/pseudo';

/**
 * Converts all text below a node to the pseudo-language, including text that is added or changed later. Returns a function that stops
 * converting new text.
 */
export function showPseudoText(root: Node): () => void {
  const convertedTexts = new WeakMap<Node, string>();

  function convert(node: Node) {
    for (const child of node.childNodes) convert(child);
    if (!(node instanceof Text) || convertedTexts.get(node) === node.data) return;
    node.data = toPseudoText(node.data);
    convertedTexts.set(node, node.data);
  }

  const observer = new MutationObserver((mutations) => {
    for (const { target } of mutations) convert(target);
  });
  convert(root);
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}

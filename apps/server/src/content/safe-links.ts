interface Node {
  readonly type: string;
  readonly tagName?: string;
  properties?: Record<string, unknown>;
  readonly children?: readonly Node[];
}

function visit(node: Node): void {
  if (node.tagName === 'a' && node.properties) node.properties['rel'] = ['noopener', 'noreferrer'];
  // Whose server an image comes from learns nothing about the page that shows it.
  if (node.tagName === 'img' && node.properties) node.properties['referrerPolicy'] = 'no-referrer';
  node.children?.forEach(visit);
}

/** A rehype step: links open without a way back to the page that had them (wire contract 5). */
export function safeLinks(): (tree: Node) => void {
  return visit;
}

import { options } from 'preact';

// A browser that translates a page puts an element of its own in the place of each text. Preact knows nothing of it: it would
// go on to change the text that nobody sees any more, and put what is new beside it. So what stands in the place of a text is
// taken for the text: it is moved and removed like it, and where the text changes, a new one takes its place, to be translated.

/** A text as Preact draws it: what it says, where it stands, and what it is part of. */
interface Drawn {
  readonly type: unknown;
  readonly props: unknown;
  __e: ChildNode | null;
  readonly __: Drawn | null;
}

/** What is drawn there, by the node that shows it. */
const drawnBy = new WeakMap<Node, Drawn>();
/** What an element stands for. */
const original = new WeakMap<Node, string>();

const { diffed } = options;

options.diffed = (vnode) => {
  const drawn = vnode as unknown as Drawn;
  if (drawn.type === null) show(drawn);
  diffed?.(vnode);
};

const watcher = new MutationObserver(takeAll);
watcher.observe(document, { childList: true, subtree: true });

// nothing is drawn before what was translated until then is known
options.debounceRendering = (draw) =>
  queueMicrotask(() => {
    takeAll(watcher.takeRecords());
    draw();
  });

function show(drawn: Drawn): void {
  const node = drawn.__e;
  if (!node) return;
  const text = String(drawn.props);
  if ((original.get(node) ?? text) !== text) {
    drawn.__e = document.createTextNode(text);
    node.replaceWith(drawn.__e);
  }
  drawnBy.set(drawn.__e ?? node, drawn);
}

function takeAll(changes: readonly MutationRecord[]): void {
  for (const change of changes)
    for (const gone of change.removedNodes) {
      const drawn = drawnBy.get(gone);
      // what was drawn elsewhere, or is there again
      if (!drawn || drawn.__e !== gone || gone.parentNode === change.target) continue;
      const there = instead(change);
      if (there) take(drawn, there);
    }
}

/** What was put in the place of a text, or of what stood for it. */
function instead({ addedNodes, previousSibling, nextSibling }: MutationRecord): ChildNode | undefined {
  const isFree = (node: Node | null): node is ChildNode => node !== null && drawnBy.get(node)?.__e !== node;
  const added = [...addedNodes].find((node) => isFree(node)) as ChildNode | undefined;
  return (
    added ??
    [previousSibling, nextSibling].find(
      (node): node is ChildNode => isFree(node) && node.nodeName === 'FONT' && node.parentNode !== null,
    )
  );
}

/** Take a node for what is drawn, and for all whose first node that is. */
function take(drawn: Drawn, there: ChildNode): void {
  const gone = drawn.__e;
  for (let each: Drawn | null = drawn; each?.__e === gone; each = each.__) each.__e = there;
  if (there.nodeType === Node.ELEMENT_NODE) original.set(there, String(drawn.props));
  drawnBy.set(there, drawn);
}

import { Component, type ReactNode } from 'react';

/** What stands first in a form, and where on the screen it stood: the form is no box of its own. */
interface Stand {
  readonly first: Element;
  readonly top: number;
}

/** The first of the form under the pointer, else of the one that is being filled in. */
function firstInHand(): Element | null {
  const form = document.querySelector('form:hover') ?? document.activeElement?.closest('form') ?? null;
  return form?.querySelector('fieldset, table, ul, ol, label, section') ?? null;
}

/** What scrolls it: the body of its panel, its drawer or sheet, and in a low window the page. */
function paneOf(first: Element): HTMLElement {
  for (let at = first.parentElement; at && at !== document.body; at = at.parentElement) {
    if (getComputedStyle(at).overflowY === 'auto' && at.matches('.now-body, .now-all, .side')) return at;
  }
  return document.documentElement;
}

/** Keeps the form in somebody's hand where it stands on the screen, whatever comes or goes above it. */
export class Still extends Component<{ readonly children: ReactNode }> {
  override getSnapshotBeforeUpdate(): Stand | null {
    const first = firstInHand();
    return first && { first, top: first.getBoundingClientRect().top };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, stand: Stand | null): void {
    if (!stand?.first.isConnected) return;
    const moved = stand.first.getBoundingClientRect().top - stand.top;
    if (moved === 0) return;
    const pane = paneOf(stand.first);
    const { style } = pane;
    // the browser would do the same once more
    style.overflowAnchor = 'none';
    pane.scrollBy({ top: moved, behavior: 'instant' });
    requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')));
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

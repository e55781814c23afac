import { Component, type ReactNode } from 'react';

/** A form, and where on the screen it stood. */
interface Stand {
  readonly form: Element;
  readonly top: number;
}

/** The form under the pointer, else the one that is being filled in. */
function formInHand(): Element | null {
  return document.querySelector('form:hover') ?? document.activeElement?.closest('form') ?? null;
}

/** What scrolls a form: its pane, and in a low window the page. */
function paneOf(form: Element): HTMLElement {
  const pane = form.closest<HTMLElement>('main, aside');
  const scrolls = pane !== null && getComputedStyle(pane).overflowY === 'auto';
  return scrolls ? pane : document.documentElement;
}

/** Keeps the form in somebody's hand where it stands on the screen, whatever comes or goes above it. */
export class Still extends Component<{ readonly children: ReactNode }> {
  override getSnapshotBeforeUpdate(): Stand | null {
    const form = formInHand();
    return form && { form, top: form.getBoundingClientRect().top };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, stand: Stand | null): void {
    if (!stand?.form.isConnected) return;
    const moved = stand.form.getBoundingClientRect().top - stand.top;
    if (moved === 0) return;
    const pane = paneOf(stand.form);
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

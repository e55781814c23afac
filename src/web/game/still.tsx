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
    const { style } = document.documentElement;
    // the browser would do the same once more
    style.overflowAnchor = 'none';
    window.scrollBy({ top: moved, behavior: 'instant' });
    requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')));
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

import { Component, type ReactNode } from 'react';
import { Page } from './page.tsx';
import { deskTexts } from './texts.ts';

interface GuardProps {
  readonly children: ReactNode;
}

/** Shows a plain page where the desk itself fails, in place of nothing. The game is safe with the server. */
export class Guard extends Component<GuardProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  private readonly tryAgain = (): void => this.setState({ failed: false });

  // another address may well be shown
  override componentDidMount(): void {
    window.addEventListener('hashchange', this.tryAgain);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('hashchange', this.tryAgain);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Page title={deskTexts.fault.title}>
        <p role="alert">{deskTexts.fault.about}</p>
        <p>
          <button type="button" className="main" onClick={() => window.location.reload()}>
            {deskTexts.fault.again}
          </button>
        </p>
      </Page>
    );
  }
}

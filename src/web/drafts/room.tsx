import './drafts.css';
import type { ReactNode } from 'react';

/** The room for the word that a draft is kept: no button moves once it stands there. */
export function DraftRoom(): ReactNode {
  return <span className="draft-kept is-room" />;
}

import { useEffect, useState } from 'react';
import type { Allocation } from '../../kernel/forms/form.ts';

/** What a bot proposes beside one's own answer: the decision, and the points of its rows. */
interface Proposed {
  readonly decision: string;
  readonly given: Allocation;
}

let now: Proposed | null = null;
const followers = new Set<(proposed: Proposed | null) => void>();

function propose(proposed: Proposed | null): void {
  now = proposed;
  for (const follow of followers) follow(proposed);
}

/** Shows a proposal in the form and on the map, as long as it stands beside one's own; null: it does not. */
export function useProposing(proposed: Proposed | null): void {
  const text = JSON.stringify(proposed);
  useEffect(() => propose(proposed), [text]);
  useEffect(() => () => propose(null), []);
}

/** What is proposed; of one decision alone where that is named. */
export function useProposed(decision?: string): Allocation | null {
  const [proposed, setProposed] = useState(now);
  useEffect(() => {
    setProposed(now);
    followers.add(setProposed);
    return () => void followers.delete(setProposed);
  }, []);
  return proposed && (decision ?? proposed.decision) === proposed.decision ? proposed.given : null;
}

import { useEffect } from 'react';
import { check } from '../../kernel/forms/form.ts';
import type { Allocation } from '../../kernel/forms/form.ts';
import { type Act, answerTo } from '../act.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';

/** A sealed answer that was drawn with an open one: to which decision, and what it does in words for the button. */
export interface Following {
  readonly id: string;
  readonly answer: Allocation;
  readonly does: string;
}

interface FollowProps {
  readonly desk: Desk;
  readonly act: Act;
  readonly following: Following;
  /** It is given, or asked otherwise than it was drawn: then its form stands there. */
  onDone(): void;
}

/** Gives what was drawn with an answer as soon as it is asked for. */
export function Follow({ desk, act, following, onDone }: FollowProps): null {
  const { table } = useBook();
  const asked = desk.asks.find(({ id, held }) => id === following.id && held === undefined);
  useEffect(() => {
    if (!asked || act.busy) return;
    const { form, clauses } = asked;
    onDone();
    if (check(form, following.answer, { facts: table.rules.facts, clauses }) === null)
      void act.post('/answers', answerTo(desk, asked, following.answer));
  }, [asked?.id, act.busy]);
  return null;
}

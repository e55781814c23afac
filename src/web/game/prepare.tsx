import { type ReactNode, useEffect, useState } from 'react';
import { draftKey } from '../../kernel/forms/draft-key.ts';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { Act } from '../act.ts';
import { call, type Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import type { Tool } from '../frame/tool.ts';
import type { GameRoute } from '../route.ts';
import { HabitsPanel } from '../side/habits-panel.tsx';
import { whenText } from '../talk/when.ts';
import { shownDecisions } from './ask.tsx';
import { w } from './waiting-texts.ts';

interface PrepareProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly act: Act;
  onTool(tool: Tool): void;
}

/** What can be done while one waits: go on with what is begun, try something, leave answers. */
export function Prepare({ route, desk, act, onTool }: PrepareProps): ReactNode {
  if (desk.seat === null) return null;
  return (
    <section className="prepare" aria-labelledby="prepare-heading">
      <h2 id="prepare-heading">{w.prepare}</h2>
      <div className="prepare-cards">
        <Begun route={route} desk={desk} />
        <button type="button" className="prepare-card" onClick={() => onTool('facts')}>
          <span className="eyebrow">{w.ifTitle}</span>
          <span>{w.ifAbout}</span>
          <span className="chip">{w.nothingSent}</span>
        </button>
      </div>
      <HabitsPanel desk={desk} act={act} />
    </section>
  );
}

interface Draft {
  readonly decision: string;
  readonly at: number;
}

/** What this seat has begun to answer, and has not sent. */
function Begun({ route, desk }: Pick<PrepareProps, 'route' | 'desk'>): ReactNode {
  const { say } = useBook();
  const drafts = useDrafts(route, desk);
  const begun = shownDecisions(desk).flatMap((decision) => {
    const draft = drafts.find((each) => each.decision === draftKey(decision));
    return draft && decision.held === undefined ? [{ decision, draft }] : [];
  });
  if (begun.length === 0)
    return (
      <p className="prepare-card">
        <span className="eyebrow">{w.begun}</span>
        <span className="hint">{w.nothingBegun}</span>
      </p>
    );
  return begun.map(({ decision, draft }) => (
    <button key={decision.id} type="button" className="prepare-card" onClick={() => leadTo(decision)}>
      <span className="eyebrow">
        {w.begun} {whenText(draft.at)}
      </span>
      <strong>{say(decision.prompt)}</strong>
      <span className="chip is-kept">{w.notSent}</span>
    </button>
  ));
}

/** Looked for anew whenever the table goes on. */
function useDrafts({ game, key }: GameRoute, { seat, mark }: Desk): readonly Draft[] {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  useEffect(() => {
    let gone = false;
    const query = new URLSearchParams({ seat: seat ?? '' });
    call<readonly Draft[]>(`/games/${encodeURIComponent(game)}/drafts?${query}`, key).then(
      (found) => !gone && setDrafts(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [game, key, seat, mark]);
  return drafts;
}

/** Its form stands above. */
function leadTo({ id }: Decision): void {
  const forms = document.querySelectorAll<HTMLElement>('.ask .decision');
  const form = [...forms].find((each) => each.dataset['decision'] === id) ?? forms[0];
  form?.scrollIntoView({ block: 'nearest' });
  form?.querySelector<HTMLElement>('input, button, [tabindex="0"]')?.focus({ preventScroll: true });
}

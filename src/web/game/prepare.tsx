import './waiting.css';
import { type ReactNode, useEffect, useState } from 'react';
import { draftKey } from '../../kernel/forms/draft-key.ts';
import type { Decision, Seat } from '../../kernel/forms/decision.ts';
import type { Act } from '../act.ts';
import { call, type Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import type { Tool } from '../tool.ts';
import { type GameRoute, go } from '../route.ts';
import { HabitsPanel } from '../side/habits-panel.tsx';
import { whenText } from '../parts/when.ts';
import { shownDecisions } from './asked.ts';
import { waitingTexts } from './waiting-texts.ts';

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
      <h2 id="prepare-heading">{waitingTexts.prepare}</h2>
      <div className="prepare-cards">
        <Begun route={route} desk={desk} />
        <button type="button" className="box prepare-card" onClick={() => onTool('facts')}>
          <span className="eyebrow">{waitingTexts.ifTitle}</span>
          <span>{waitingTexts.ifAbout}</span>
          <span className="chip">{waitingTexts.nothingSent}</span>
        </button>
      </div>
      <HabitsPanel desk={desk} act={act} />
    </section>
  );
}

interface Draft {
  readonly decision: string;
  readonly at: number;
  /** At the desk of which of this person’s seats it was begun. */
  readonly seat: Seat;
  /** Who began it, whose link has ended since. */
  readonly from?: string;
}

/** What this person has begun to answer and has not sent: here, or at another desk of theirs that is asked. */
function Begun({ route, desk }: Pick<PrepareProps, 'route' | 'desk'>): ReactNode {
  const { say, name, screen } = useBook();
  const here = shownDecisions(desk).filter(({ held }) => held === undefined);
  // behind a screen the other desks of a device are not looked into
  const mayHave = desk.seats.filter((seat) =>
    seat === desk.seat ? here.length > 0 : !screen && desk.awaiting.includes(seat),
  );
  const drafts = useDrafts(route, mayHave);
  const begun = drafts.flatMap((draft) => {
    if (draft.seat !== desk.seat)
      return [{ draft, text: waitingTexts.at(name(draft.seat)), lead: leadTo(route, draft) }];
    const decision = here.find((each) => draftKey(each) === draft.decision);
    return decision ? [{ draft, text: say(decision.prompt), lead: () => leadUp(decision) }] : [];
  });
  if (begun.length === 0)
    return (
      <p className="box prepare-card">
        <span className="eyebrow">{waitingTexts.begun}</span>
        <span className="hint">{waitingTexts.nothingBegun}</span>
      </p>
    );
  return begun.map(({ draft, text, lead }) => (
    <button key={`${draft.seat} ${draft.decision}`} type="button" className="box prepare-card" onClick={lead}>
      <span className="eyebrow">
        {draft.from === undefined ? waitingTexts.begun : waitingTexts.begunBy(draft.from)}{' '}
        {whenText(draft.at)}
      </span>
      <strong>{text}</strong>
      <span className="chip is-gold">{waitingTexts.notSent}</span>
    </button>
  ));
}

/** What is begun at these seats, looked for whenever one begins to wait; where nothing can be, nothing is asked. */
function useDrafts({ game, key }: GameRoute, mine: readonly Seat[]): readonly Draft[] {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  useEffect(() => {
    let gone = false;
    const all = mine.map(async (each) => {
      const path = `/games/${encodeURIComponent(game)}/drafts?${new URLSearchParams({ seat: each })}`;
      const found = await call<readonly Omit<Draft, 'seat'>[]>(path, key).catch(() => []);
      return found.map((draft) => ({ ...draft, seat: each }));
    });
    void Promise.all(all).then((found) => !gone && setDrafts(found.flat()));
    return () => {
      gone = true;
    };
  }, [game, key, mine.join(' ')]);
  return drafts;
}

const leadTo =
  ({ game, key }: GameRoute, { seat }: Draft) =>
  (): void =>
    go({ page: 'game', game, key, seat });

/** Its form stands above. */
function leadUp({ id }: Decision): void {
  const forms = document.querySelectorAll<HTMLElement>('.ask .decision');
  const form = [...forms].find((each) => each.dataset['decision'] === id) ?? forms[0];
  form?.scrollIntoView({ block: 'nearest' });
  form?.querySelector<HTMLElement>('input, button, [tabindex="0"]')?.focus({ preventScroll: true });
}

import './time.css';
import { type ReactNode, useState } from 'react';
import { dueSaid } from '../../kernel/texts/due-said.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { keptLinks } from '../kept/kept-links.ts';
import { type GameRoute, makeHash } from '../route.ts';
import { Panel } from '../parts/panel.tsx';
import { capital } from '../texts.ts';
import { AwayList } from './away-list.tsx';
import { deadlineTexts } from './deadline-texts.ts';
import { type Deadline, type Deadlines, useDeadlines } from './deadlines.ts';
import { RuleForm } from './rule-form.tsx';
import { awayText, ruleText } from './rule-words.ts';
import { StandInPanel } from './stand-in.tsx';
import { useSaying, useStandIns } from './stand-ins.ts';
import { MINUTE, useNow } from './times.ts';

interface PanelProps {
  readonly route: GameRoute;
  readonly desk: Desk;
}

/** How long an answer may take, what others want in its place, and when one is away. */
export function DeadlinePanel({ route, desk }: PanelProps): ReactNode {
  const known = useDeadlines();
  const { rule, away = [] } = known;
  const { trouble, say } = useSaying(route);
  const { standIns } = useStandIns();
  if (rule === undefined) return null;
  const hands = rule?.late === 'hand' || standIns.length > 0;
  const isSeated = desk.seats.length > 0;
  return (
    <>
      <Panel title={deadlineTexts.title}>
        <Holds known={known} />
        {trouble && (
          <p role="alert" className="trouble">
            {trouble}
          </p>
        )}
        <Wishes known={known} desk={desk} onWant={(wish) => say('deadline', { rule: wish })} />
        {isSeated && (
          <details className="sum">
            <summary>{deadlineTexts.change}</summary>
            <p className="hint">{deadlineTexts.agreed}</p>
            <MakersPage route={route} />
            <RuleForm
              rule={rule}
              absent={known.absent ?? {}}
              take={deadlineTexts.propose}
              none={deadlineTexts.noneWanted}
              onTake={(wish) => say('deadline', { rule: wish })}
            />
          </details>
        )}
        {isSeated && <AwayList days={away} onDays={(days) => say('away', { days })} />}
      </Panel>
      {isSeated && hands && <StandInPanel route={route} desk={desk} />}
    </>
  );
}

/** What holds, and by when those who are asked have to answer. */
function Holds({ known }: { readonly known: Deadlines }): ReactNode {
  const { name } = useBook();
  const now = useNow(MINUTE);
  const { rule = null, due = {}, absent = {} } = known;
  const away = awayText(absent);
  return (
    <>
      <p className="marked deadline-holds">
        {rule ? capital(`${ruleText(rule, absent)}.`) : deadlineTexts.none}
      </p>
      {!rule && away && <p>{capital(`${deadlineTexts.away(away)}.`)}</p>}
      {Object.keys(due).length > 0 && (
        <ul className="bare">
          {Object.entries(due).map(([seat, at]) => (
            <li key={seat}>
              {(at < now ? deadlineTexts.over : deadlineTexts.due)(name(seat), dueSaid(at, now))}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface WishesProps {
  readonly known: Deadlines;
  readonly desk: Desk;
  onWant(wish: Deadline | null): void;
}

/** What people want in its place. */
function Wishes({ known: { wishes = {} }, desk, onWant }: WishesProps): ReactNode {
  return Object.entries(wishes).map(([name, wish]) => (
    <p key={name}>
      <strong>{deadlineTexts.wants(name)}</strong> {ruleText(wish)}{' '}
      {name !== desk.person && desk.seats.length > 0 && (
        <button type="button" onClick={() => onWant(wish)}>
          {deadlineTexts.same}
        </button>
      )}
    </p>
  ));
}

/** Whoever made the game in this browser can set them alone. */
function MakersPage({ route: { game } }: Pick<PanelProps, 'route'>): ReactNode {
  const [isMine] = useState(() => keptLinks(game) !== null);
  return isMine ? (
    <p>
      <a className="lone" href={makeHash({ page: 'links', game })}>
        {deadlineTexts.onMakersPage}
      </a>
    </p>
  ) : null;
}

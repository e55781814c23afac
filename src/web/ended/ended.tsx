import './ended.css';
import { type ReactNode, useMemo } from 'react';
import { atAGlance, changedHands } from '../../kernel/board/changed-hands.ts';
import type { Table } from '../../kernel/rulebook.ts';
import { viewOf } from '../../kernel/game/position.ts';
import type { View } from '../../kernel/game/position.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import { cellText } from '../parts/cell.ts';
import { BoardTable } from '../board/table.tsx';
import { Clauses, useBook, useWhole } from '../book.tsx';
import { LuckTold } from './luck.tsx';
import type { GameRoute } from '../route.ts';
import { capital } from '../texts.ts';
import { endedTexts } from './texts.ts';

interface EndedProps {
  readonly route: GameRoute;
  readonly view: View;
  readonly lines: readonly RecordLine[];
}

/** A game that is over: what decided it, who stands where, what changed hands, what the dice brought. */
export function Ended({ route, view, lines }: EndedProps): ReactNode {
  const table = useWhole();
  if (!table) return null;
  return (
    <div className="ended">
      <Decided table={table} view={view} />
      <Standing table={table} view={view} />
      <LuckTold route={route} view={view} lines={lines} />
    </div>
  );
}

type Of = Pick<EndedProps, 'view'> & { readonly table: Table };

/** The banner: for whom it is decided, in the winner's colour. */
export function Decided({ table: { rules }, view }: Of): ReactNode {
  const { say } = useBook();
  const ending = rules.ending?.(view.open) ?? null;
  return (
    <p className="ended-banner" data-tone={ending?.tone}>
      <b>{ending ? say(ending.text) : endedTexts.nobody}</b> {ending && <Clauses ids={ending.clauses} />}
    </p>
  );
}

/** What each has, and the places of the map that are otherwise than at the beginning. */
export function Standing({ table: { rules }, view }: Of): ReactNode {
  const book = useBook();
  const standing = useMemo(() => rules.standing?.(view.open), [rules, view]);
  const changed = useMemo(() => {
    const spectator = { open: view.open, seat: null };
    return changedHands(rules.board(viewOf(rules.setup(), null)), rules.board(spectator as View));
  }, [rules, view]);
  return (
    <>
      {standing && <BoardTable panel={standing} />}
      <h2>{endedTexts.changed}</h2>
      {changed.length === 0 && <p className="hint">{endedTexts.unchanged}</p>}
      <ul className="bare ruled changed-hands">
        {changed.map(({ now }) => (
          <li key={now.id}>
            <i data-tone={now.tone} aria-hidden="true" /> <b>{capital(cellText(book, now.label))}</b>{' '}
            <span>
              {atAGlance(now.words.map(book.say)) ||
                (now.badge === undefined ? '' : cellText(book, now.badge))}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

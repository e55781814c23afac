import { type ReactNode, Suspense, useId, useMemo, useState } from 'react';
import { attacksOn, byWhom } from '../../kernel/game/card.ts';
import type { Attack } from '../../kernel/game/entry.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { AnyView } from '../api.ts';
import { useBook } from '../book.tsx';
import { later } from '../later.tsx';
import { capital } from '../texts.ts';
import { cardTexts } from './card-texts.ts';

/** What plays comes with it. */
const IfSo = later(async () => (await import('../if/if-so.tsx')).IfSo);

interface AttackProps {
  readonly table: Table;
  readonly view: AnyView;
  readonly lines: readonly RecordLine[];
  readonly place: string;
}

/** What an attack on a place would bring, by each that may make one: tried on a copy of what is seen, and never sent. */
export function WhatIfAttacked({ table, view, lines, place }: AttackProps): ReactNode {
  const { name } = useBook();
  const id = useId();
  const { mine, theirs } = useMemo(
    () => byWhom(table, view.seat, attacksOn(table, view, place)),
    [table, view, place],
  );
  const [chosen, setChosen] = useState<string | null>(null);
  if (mine.length + theirs.length === 0) return null;
  const tried = [...mine, ...theirs].find(({ by }) => by === chosen);
  const isOurs = mine.length > 0;
  return (
    <section className="card-attack tight" aria-labelledby={id}>
      <h4 id={id}>{isOurs ? cardTexts.attack.ours : cardTexts.attack.anyones}</h4>
      <Attackers all={mine} label={cardTexts.attack.by} {...{ chosen, setChosen }} />
      {isOurs && theirs.length > 0 && <p className="hint">{cardTexts.attack.others}</p>}
      <Attackers
        all={theirs}
        label={isOurs ? cardTexts.attack.others : cardTexts.attack.by}
        {...{ chosen, setChosen }}
      />
      <div className="if-so" role="status">
        {tried && (
          <Suspense fallback={null}>
            <IfSo
              {...{ table, lines }}
              view={tried.view}
              move={tried.move}
              without={tried.without}
              title={cardTexts.attack.so(capital(name(tried.by)))}
            />
          </Suspense>
        )}
      </div>
      <p className="hint">{cardTexts.attack.nothing}</p>
    </section>
  );
}

interface AttackersProps {
  readonly all: readonly Attack[];
  readonly label: string;
  readonly chosen: string | null;
  setChosen(by: string): void;
}

function Attackers({ all, label, chosen, setChosen }: AttackersProps): ReactNode {
  const { name } = useBook();
  if (all.length === 0) return null;
  return (
    <div className="flow after" role="group" aria-label={label}>
      {all.map(({ by }) => (
        <button
          key={by}
          type="button"
          className="round"
          aria-pressed={by === chosen}
          onClick={() => setChosen(by)}
        >
          {capital(name(by))}
        </button>
      ))}
    </div>
  );
}

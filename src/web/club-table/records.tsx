import { type ReactNode, useState } from 'react';
import type { WatchedTable } from '../../server/api/index.ts';
import { call, Refused } from '../api.ts';
import { namedNow, saveText } from '../save.ts';
import { clubTableTexts } from './texts.ts';

interface RecordsProps {
  readonly id: string;
  readonly keyOfTable: string;
  readonly table: WatchedTable;
}

/** All games in one file, each as a spectator may know it. */
export function Records({ id, keyOfTable, table }: RecordsProps): ReactNode {
  const [said, setSaid] = useState<string | null>(null);
  const { title, games, template } = table;
  const save = async (): Promise<void> => {
    const lines = [JSON.stringify({ format: 1, kind: 'club-games', title, template })];
    try {
      for (const [i, { game }] of games.entries()) {
        setSaid(clubTableTexts.saving(i, games.length));
        const path = `/club-tables/${encodeURIComponent(id)}/games/${encodeURIComponent(game)}`;
        lines.push(JSON.stringify(await call<object>(path, keyOfTable)));
      }
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setSaid(clubTableTexts.failed(games[lines.length - 1]?.title ?? title, error.message));
      return;
    }
    saveText(namedNow(title, 'jsonl'), `${lines.join('\n')}\n`, 'application/jsonl');
    setSaid(clubTableTexts.saved);
  };
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="table-records">
      <h2 id="table-records">{clubTableTexts.records}</h2>
      <p>{clubTableTexts.recordsAbout}</p>
      <div className="actions">
        <button type="button" onClick={() => void save()}>
          {clubTableTexts.save}
        </button>
        <span role="status" className="hint">
          {said}
        </span>
      </div>
    </section>
  );
}

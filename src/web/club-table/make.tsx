import { type ReactNode, type SubmitEvent, useState } from 'react';
import type { WatchedTable } from '../../server/api/index.ts';
import { LEVELS } from '../bots/known.ts';
import type { Books } from '../start/of-game.tsx';
import { Fold } from '../set-up/fold.tsx';
import { keptTable } from '../kept/club-tables.ts';
import { type ForAll, makeOne, useEach } from './making.ts';
import { countText, Paste } from './paste.tsx';
import { clubTableTexts } from './texts.ts';
import { useDeal } from './use-deal.ts';

interface MakeProps {
  readonly id: string;
  readonly keyOfTable: string;
  readonly table: WatchedTable;
  readonly books: Books;
  onMade(): Promise<void>;
}

/** More games of the same template, from pasted rows; they get what those before them got. */
export function MakeGames({ id, keyOfTable, table, books, onMade }: MakeProps): ReactNode {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const { progress, trouble, each } = useEach();
  const { template } = table;
  const book = books.find((one) => one.id === template.rulebook);
  const seats = book?.scenarios.find((one) => one.id === template.scenario)?.seats ?? [];
  const kept = keptTable(id);
  const bot = book?.bots.includes(template.scenario) ? (kept?.bot ?? null) : null;
  const forAll: ForAll = { rule: kept?.rule ?? null, hook: null, bot };
  const taken = table.games.map(({ title }) => title);
  const room = table.most - table.games.length;
  const deal = useDeal({ seats, taken, room, mayBeEmpty: bot !== null }, [text, setText]);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!deal.isRight || progress) return;
    const { games } = deal;
    void each(games, (game) => makeOne({ id, key: keyOfTable }, game, forAll, seats)).then(async (done) => {
      setSaid(clubTableTexts.made(done));
      if (done === games.length) setText('');
      await onMade();
    });
  };
  const level = LEVELS.find((one) => one.id === bot)?.title;
  return (
    <Fold title={clubTableTexts.make} about="">
      <form className="make-games" onSubmit={submit}>
        <Paste
          deal={deal}
          seats={seats}
          emptyText={level === undefined ? '' : clubTableTexts.emptyBot(level)}
        />
        <div className="actions">
          <button type="submit" className="main" aria-disabled={!deal.isRight}>
            {clubTableTexts.makeNow(deal.games.length)}
          </button>
          <span role="status" className="hint">
            {progress ? clubTableTexts.making(progress.done, progress.all) : said || countText(deal)}
          </span>
        </div>
        {trouble && (
          <p role="alert" className="trouble">
            {trouble}
          </p>
        )}
      </form>
    </Fold>
  );
}

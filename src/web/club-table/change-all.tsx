import { type ReactNode, useState } from 'react';
import type { Deadline } from '../../server/api/index.ts';
import { useNotices } from '../notices/use-notices.ts';
import { DeadlineForAll } from './deadline.tsx';
import { HookField, NO_HOOK } from './hook-field.tsx';
import { keepTable, keptTable } from '../kept/club-tables.ts';
import { addHook, setRule, useEach } from './making.ts';
import { clubTableTexts } from './texts.ts';
import type { Watched } from './use-table.ts';

interface ChangeProps {
  readonly id: string;
  readonly keyOfTable: string;
  readonly title: string;
  readonly games: readonly Watched[];
  onChanged(): Promise<void>;
}

/** What can be set for all games that are not over. */
export function ChangeAll({ id, keyOfTable: key, title, games, onChanged }: ChangeProps): ReactNode {
  const [rule, setChosen] = useState<Deadline | null>(() => keptTable(id)?.rule ?? null);
  const [said, setSaid] = useState('');
  const { progress, trouble, each } = useEach();
  const running = games.flatMap(({ game, visit }) => (visit?.over || visit?.ended ? [] : [game.game]));
  const change = (next: Deadline | null): void => {
    setChosen(next);
    void each(running, (game) => setRule(game, key, next)).then(async (done) => {
      setSaid(clubTableTexts.changed(done));
      keepTable({ ...keptTable(id), id, key, title, rule: next });
      await onChanged();
    });
  };
  const [first] = running;
  if (first === undefined) return null;
  return (
    <>
      <h3>{clubTableTexts.change}</h3>
      <DeadlineForAll rule={rule} onRule={change} />
      <HookForAll key={first} first={first} running={running} keyOfTable={key} />
      <p role="status" className="hint">
        {progress ? clubTableTexts.saving(progress.done, progress.all) : said}
      </p>
      {trouble && (
        <p role="alert" className="trouble">
          {trouble}
        </p>
      )}
    </>
  );
}

interface HookProps {
  readonly first: string;
  readonly running: readonly string[];
  readonly keyOfTable: string;
}

/** A channel that is told of all games; what it is, is asked of the first one. */
function HookForAll({ first, running, keyOfTable: key }: HookProps): ReactNode {
  const [hook, setHook] = useState(NO_HOOK);
  const [said, setSaid] = useState('');
  const { notices, trouble, tryIt, isBusy, add } = useNotices(first, key);
  const all = useEach();
  const there = notices?.channels.filter(({ kind }) => kind === 'hook') ?? [];
  const set = async (): Promise<void> => {
    if (hook.url === '' || !(await add({ kind: 'hook', ...hook }))) return;
    const done = await all.each(running.slice(1), (game) => addHook(game, key, hook));
    setSaid(clubTableTexts.changed(done + 1));
    setHook(NO_HOOK);
  };
  return (
    <>
      <h3>{clubTableTexts.hook}</h3>
      {there.map((channel) => (
        <p key={channel.id}>
          {channel.to}{' '}
          <button
            type="button"
            className="link"
            disabled={isBusy}
            onClick={() => void tryIt(channel.id).then((done) => setSaid(done ? clubTableTexts.tried : ''))}
          >
            {clubTableTexts.tryIt}
          </button>
        </p>
      ))}
      <HookField hook={hook} onHook={setHook} />
      {hook.url !== '' && (
        <button type="button" onClick={() => void set()}>
          {clubTableTexts.set}
        </button>
      )}
      <p role="status" className="hint">
        {all.progress ? clubTableTexts.saving(all.progress.done, all.progress.all) : said}
      </p>
      {(trouble ?? all.trouble) && (
        <p role="alert" className="trouble">
          {trouble ?? all.trouble}
        </p>
      )}
    </>
  );
}

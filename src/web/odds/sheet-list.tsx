import { type ReactNode, useState } from 'react';
import { factsNeeded } from '../../kernel/sums/evaluate.ts';
import type { ReadRules } from '../../kernel/rulebook.ts';
import { useBook } from '../book.tsx';
import { Find, hasWords } from '../find.tsx';
import { SiteHead } from '../start/site.tsx';
import { Page } from '../page.tsx';
import { go, makeHash } from '../route.ts';
import { readSaid, writeSaid } from './said.ts';
import { o } from './texts.ts';

interface SheetListProps {
  readonly rulebook: string;
  readonly said: string;
}

/** On a phone so many stand in sight before somebody asks for all. */
const MOST = 12;

/** Every roll of a rulebook, found by its name. */
export function SheetList({ rulebook, said }: SheetListProps): ReactNode {
  const { table, say } = useBook();
  const [typed, setTyped] = useState('');
  const [isAll, setAll] = useState(false);
  const all = rollsOf(table.rules).map((id) => ({
    id,
    title: say(table.rules.sheets[id]?.title ?? { key: id }),
  }));
  const found = all.filter(({ title }) => hasWords(title, typed));
  return (
    <Page head={<SiteHead at="odds" />} title={o.rolls} above={table.rulebook.title}>
      {all.length === 0 ? (
        <p>{o.none}</p>
      ) : (
        <Find label={o.find} typed={typed} onType={setTyped} found={o.found(found.length, all.length)} />
      )}
      <ul className={isAll ? 'rolls' : 'rolls is-short'}>
        {found.map(({ id, title }) => (
          <li key={id}>
            <a href={makeHash({ page: 'odds', rulebook, sheet: id, said })}>{title}</a>
          </li>
        ))}
      </ul>
      {!isAll && found.length > MOST && (
        <button type="button" className="rolls-more" onClick={() => setAll(true)}>
          {o.all(found.length)}
        </button>
      )}
      <Scenario rulebook={rulebook} said={said} />
    </Page>
  );
}

function Scenario({ rulebook, said }: SheetListProps): ReactNode {
  const { table } = useBook();
  const { scenarios } = table.rulebook;
  if (scenarios.length === 1) return null;
  return (
    <label className="field">
      <span>{o.scenario}</span>
      <select
        value={table.setup.scenario.id}
        onChange={({ target }) => {
          const changed = writeSaid({ ...readSaid(said), scenario: target.value });
          go({ page: 'odds', rulebook, said: changed }, true);
        }}
      >
        {scenarios.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The sheets in which a die falls and something comes of it. */
function rollsOf({ sheets, facts }: ReadRules): readonly string[] {
  const isRoll = (name: string): boolean => {
    const sheet = sheets[name];
    return (
      (sheet?.outcomes?.length ?? 0) > 0 &&
      sheet !== undefined &&
      factsNeeded(name, sheet, facts).some((key) => facts[key]?.by === 'dice')
    );
  };
  return Object.keys(sheets).filter(isRoll);
}

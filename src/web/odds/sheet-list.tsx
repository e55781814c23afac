import { type ReactNode, useState } from 'react';
import { useBook } from '../book.tsx';
import { Find, hasWords } from '../find.tsx';
import { SiteHead } from '../start/site.tsx';
import { Page } from '../page.tsx';
import { go, makeHash } from '../route.ts';
import { readSaid, writeSaid } from './said.ts';
import { BookTabs } from './book-tabs.tsx';
import { oddsTexts } from './texts.ts';
import { isRoll, rollsOf } from './usual.ts';

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
  const falls = all.some(({ id }) => isRoll(table.rules, id));
  const found = all.filter(({ title }) => hasWords(title, typed));
  return (
    <Page
      head={<SiteHead at="odds" />}
      title={falls ? oddsTexts.rolls : oddsTexts.addUp}
      above={table.rulebook.title}
    >
      <BookTabs rulebook={rulebook} />
      {!falls && <p>{oddsTexts.none}</p>}
      {all.length > 0 && (
        <Find
          label={oddsTexts.find}
          typed={typed}
          onType={setTyped}
          found={oddsTexts.found(found.length, all.length)}
        />
      )}
      <ul className={isAll ? 'rolls bare' : 'rolls bare is-short'}>
        {found.map(({ id, title }) => (
          <li key={id}>
            <a className="lone" href={makeHash({ page: 'odds', rulebook, sheet: id, said })}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      {!isAll && found.length > MOST && (
        <button type="button" className="rolls-more" onClick={() => setAll(true)}>
          {oddsTexts.all(found.length)}
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
      <span>{oddsTexts.scenario}</span>
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

import type { ReactNode } from 'react';
import { asNothing, calculate, type Calculation } from '../../kernel/sums/calculator.ts';
import { withRulings } from '../../kernel/sums/family.ts';
import { withSheets } from '../../kernel/sums/know.ts';
import { own } from '../../kernel/json.ts';
import type { ReadTable } from '../../kernel/rulebook.ts';
import { useBook } from '../book.tsx';
import { SiteHead } from '../start/site.tsx';
import { Page } from '../page.tsx';
import { go, makeHash } from '../route.ts';
import { SheetTable } from '../sheet/sheet.tsx';
import { Chances } from './chances.tsx';
import { Fields } from './fields.tsx';
import { InARow, NextRolls } from './row.tsx';
import { isWide, Part } from './part.tsx';
import { factsSaid, type Given, readSaid, type Said, writeSaid } from './said.ts';
import { o } from './texts.ts';

interface CalculatorProps {
  readonly rulebook: string;
  readonly sheet: string;
  readonly said: string;
}

/** One roll: what is so, what comes of it, and beside it a second situation. */
export function Calculator({ rulebook, sheet, said: text }: CalculatorProps): ReactNode {
  const { table, say } = useBook();
  const said = readSaid(text);
  const set = (changed: Partial<Said>): void =>
    go({ page: 'odds', rulebook, sheet, said: writeSaid({ ...said, ...changed }) }, true);
  const first = worked(table, sheet, said, said.first);
  const second = said.second && worked(table, sheet, said, { ...said.first, ...said.second });
  const rolls = said.later.map((roll) => worked(table, sheet, said, { ...said.first, ...roll }));
  const none = said.rest ? o.nothing : o.unknown;
  return (
    <Page
      head={<SiteHead at="odds" />}
      title={say(table.rules.sheets[sheet]?.title ?? { key: sheet })}
      above={table.rulebook.title}
    >
      <p>
        <a className="lone" href={makeHash({ page: 'odds', rulebook, said: text })}>
          {o.other}
        </a>
      </p>
      <div className="odds">
        <section>
          <Rest on={said.rest} onSet={(rest) => set({ rest })} />
          <Fields
            title={second ? o.first : o.said}
            sheet={sheet}
            given={said.first}
            none={none}
            isOpen={isWide() || (!said.second && said.later.length === 0)}
            onSet={(given) => set({ first: given })}
          />
          {said.second && (
            <Fields
              title={o.second}
              sheet={sheet}
              given={said.second}
              none={o.same}
              isOpen
              onSet={(given) => set({ second: given })}
            />
          )}
          {said.later.length === 0 && (
            <button type="button" onClick={() => set({ second: said.second ? null : {} })}>
              {said.second ? o.alone : o.compare}
            </button>
          )}
          {!said.second && <NextRolls sheet={sheet} later={said.later} onSet={(later) => set({ later })} />}
        </section>
        <section aria-live="polite">
          <Chances found={second ? [first, second] : [first]} />
          {rolls.length > 0 && <InARow found={[first, ...rolls]} />}
          <Part title={o.sum} isOpen={isWide()}>
            <SheetTable result={first.sheet} />
            {second && <SheetTable result={second.sheet} />}
          </Part>
        </section>
      </div>
    </Page>
  );
}

function worked({ rules, setup }: ReadTable, sheet: string, { rest }: Said, given: Given): Calculation {
  const known = { ...(rest ? asNothing(rules.facts) : {}), ...factsSaid(rules.facts, given) };
  const facts = withSheets(
    rules,
    withRulings(setup.rulings, (key) => own(known, key)),
  );
  return calculate(rules, sheet, facts);
}

function Rest({ on, onSet }: { readonly on: boolean; onSet(on: boolean): void }): ReactNode {
  return (
    <label className="choice">
      <input type="checkbox" checked={on} onChange={({ target }) => onSet(target.checked)} />
      <span>
        <strong>{o.rest}</strong> <span className="hint">{o.restAbout}</span>
      </span>
    </label>
  );
}

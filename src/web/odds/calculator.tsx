import { type ReactNode, useState } from 'react';
import { calculate, type Calculation } from '../../kernel/sums/calculator.ts';
import { withRulings } from '../../kernel/sums/family.ts';
import { withSheets } from '../../kernel/sums/know.ts';
import { own } from '../../kernel/json.ts';
import type { ReadTable } from '../../kernel/rulebook.ts';
import { useBook } from '../book.tsx';
import { percentSaid } from '../chance.tsx';
import { copyText } from '../maker/link-line.tsx';
import { SiteHead } from '../start/site.tsx';
import { go, makeHash } from '../route.ts';
import { SheetTable } from '../sheet/sheet.tsx';
import { capital } from '../texts.ts';
import { TwoPage } from '../two.tsx';
import { BookTabs } from './book-tabs.tsx';
import { Chances } from './chances.tsx';
import { Fields } from './fields.tsx';
import { InARow, NextRolls } from './row.tsx';
import { isWide, Part } from './part.tsx';
import { type Given, readSaid, type Said, UNKNOWN, writeSaid } from './said.ts';
import { oddsTexts } from './texts.ts';
import { heldSo, isRoll } from './usual.ts';

interface CalculatorProps {
  readonly rulebook: string;
  readonly sheet: string;
  readonly said: string;
}

/** One roll, set as is usual: one exact answer, what it is made of, and beside it a second situation. */
export function Calculator({ rulebook, sheet, said: text }: CalculatorProps): ReactNode {
  const { table, say } = useBook();
  const said = readSaid(text);
  const set = (changed: Partial<Said>): void =>
    go({ page: 'odds', rulebook, sheet, said: writeSaid({ ...said, ...changed }) }, true);
  const first = worked(table, sheet, said.first);
  const second = said.second && worked(table, sheet, { ...said.first, ...said.second });
  const rolls = said.later.map((roll) => worked(table, sheet, { ...said.first, ...roll }));
  return (
    <TwoPage
      head={<SiteHead at="odds" />}
      title={say(table.rules.sheets[sheet]?.title ?? { key: sheet })}
      about={`${table.setup.scenario.title}. ${oddsTexts.asUsual}`}
      beside={useHeadline(first)}
      panel={
        <div className="odds-answer" aria-live="polite">
          <p className="hint">{isOpen(said) ? oddsTexts.notExact : oddsTexts.exact}</p>
          <Chances found={second ? [first, second] : [first]} />
          {rolls.length > 0 && <InARow found={[first, ...rolls]} />}
          <Part title={oddsTexts.sum} isOpen={isWide()}>
            <SheetTable result={first.sheet} />
            {second && <SheetTable result={second.sheet} />}
          </Part>
        </div>
      }
      foot={<Foot said={said} isRoll={isRoll(table.rules, sheet)} onSet={set} />}
    >
      <BookTabs rulebook={rulebook} />
      <p>
        <a className="lone" href={makeHash({ page: 'odds', rulebook, said: text })}>
          {oddsTexts.other}
        </a>
      </p>
      <Situations sheet={sheet} said={said} onSet={set} />
    </TwoPage>
  );
}

interface SituationsProps {
  readonly sheet: string;
  readonly said: Said;
  onSet(changed: Partial<Said>): void;
}

/** What is so, in one situation or two, and in the rolls after the first. */
function Situations({ sheet, said, onSet }: SituationsProps): ReactNode {
  return (
    <div className="odds">
      <Fields
        title={said.second ? oddsTexts.first : oddsTexts.said}
        sheet={sheet}
        given={said.first}
        isOpen={isWide() || (!said.second && said.later.length === 0)}
        onSet={(first) => onSet({ first })}
      />
      {said.second && (
        <Fields
          title={oddsTexts.second}
          sheet={sheet}
          given={said.second}
          otherwise={said.first}
          isOpen
          onSet={(second) => onSet({ second })}
        />
      )}
      {!said.second && (
        <NextRolls sheet={sheet} first={said.first} later={said.later} onSet={(later) => onSet({ later })} />
      )}
    </div>
  );
}

function worked({ rules, setup }: ReadTable, sheet: string, given: Given): Calculation {
  const known = heldSo(rules, sheet, given);
  const facts = withSheets(
    rules,
    withRulings(setup.rulings, (key) => own(known, key)),
  );
  return calculate(rules, sheet, facts);
}

/** Whether something is said not to be known. */
const isOpen = ({ first, second, later }: Said): boolean =>
  [first, second ?? {}, ...later].some((given) =>
    Object.values(given).some((text) => text === UNKNOWN || text.includes('..')),
  );

/** What the first who hopes for something has: 'Axis result: 33%'; of a sum without dice what it comes to. */
function useHeadline({ sheet, odds }: Calculation): string {
  const { table, say } = useBook();
  const [hope] = table.rules.sheets[sheet.sheet]?.hopes ?? [];
  if (!odds) return sheet.total.min === sheet.total.max ? oddsTexts.total(sheet.total.min) : oddsTexts.sum;
  const outcomes = hope?.outcomes;
  if (!hope || !outcomes) return oddsTexts.chance;
  const came = odds.outcomes.filter(({ outcome }) => outcomes.includes(outcome));
  const sum = (of: 'sure' | 'possible'): number => came.reduce((all, each) => all + each[of], 0);
  return `${capital(say(hope.label))}: ${percentSaid(sum('sure'), sum('possible'), Number(odds.of))}`;
}

interface FootProps {
  readonly said: Said;
  readonly isRoll: boolean;
  onSet(changed: Partial<Said>): void;
}

/** All of it stands in the address, which can be handed on. */
function Foot({ said, isRoll: falls, onSet }: FootProps): ReactNode {
  const [copied, setCopied] = useState('');
  const copy = async (): Promise<void> => {
    const { href } = window.location;
    if (await copyText(href, null)) setCopied(href);
  };
  return (
    <>
      <p role="status">{copied === window.location.href ? oddsTexts.copied : oddsTexts.inAddress}</p>
      <div className="two-go">
        <button type="button" className="main" onClick={() => void copy()}>
          {oddsTexts.copyAddress}
        </button>
        {falls && said.later.length === 0 && (
          <button type="button" onClick={() => onSet({ second: said.second ? null : {} })}>
            {said.second ? oddsTexts.alone : oddsTexts.compare}
          </button>
        )}
      </div>
    </>
  );
}

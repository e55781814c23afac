import './club.css';
import { type ReactNode, useState } from 'react';
import { sectionOf, withSection } from '../../club/club.ts';
import { countOf, newTo, remembering, type ClubMemory, toldForGood } from '../../club/told.ts';
import { isSame } from '../../kernel/json.ts';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { labelOf } from '../forms/fact-field.tsx';
import { isPartOf } from '../lines.ts';
import { keepClub, keptClub } from '../kept/club.ts';
import { clubTexts } from './texts.ts';

/** Offers to keep in the club file of this browser what this game was told and is so in other games too. */
export function RememberBar({ desk }: { readonly desk: Desk }): ReactNode {
  const { table } = useBook();
  const [declined, setDeclined] = useState<ClubMemory | null>(null);
  const [done, setDone] = useState('');
  const kept = keptClub();
  // what stood at the start is told by the first lines
  if (!kept || isPartOf(desk.lines)) return null;
  const { id } = table.rulebook;
  const section = sectionOf(kept.club, id);
  const told = newTo(section, toldForGood(table, desk.lines));
  const isOffered = countOf(told) > 0 && !isSame(told, declined);
  const remember = (): void => {
    const club = withSection(kept.club, id, remembering(section, told));
    setDone(keepClub({ ...kept, club }) ? clubTexts.remembered(countOf(told)) : clubTexts.notKept);
  };
  return (
    <>
      {isOffered && (
        <section className="washed tight after remember" aria-label={clubTexts.remember}>
          <p>{clubTexts.offer(countOf(told))}</p>
          <What told={told} />
          <div className="actions">
            <button type="button" onClick={remember}>
              {clubTexts.remember}
            </button>
            <button type="button" className="link" onClick={() => setDeclined(told)}>
              {clubTexts.notNow}
            </button>
          </div>
        </section>
      )}
      <p role="status" className="hint">
        {isOffered ? '' : done}
      </p>
    </>
  );
}

/** What it is, question by question. */
function What({ told }: { readonly told: ClubMemory }): ReactNode {
  const { table, say, name } = useBook();
  const lines = (all: ClubMemory['facts']): ReactNode =>
    Object.entries(all).map(([key, said]) => {
      const question = table.rules.facts[key]?.question;
      const value = typeof said === 'object' ? said.value : said;
      return (
        <li key={key}>
          {question ? say(question) : key} <strong>{labelOf(value, name)}</strong>
        </li>
      );
    });
  const start = Object.keys(told.start).length > 0;
  return (
    <details>
      <summary>{clubTexts.what}</summary>
      <ul>{lines(told.facts)}</ul>
      {start && (
        <>
          <p>{clubTexts.asItBegins(table.setup.scenario.title)}</p>
          <ul>{lines(told.start)}</ul>
        </>
      )}
    </details>
  );
}

import { type ReactNode, useMemo } from 'react';
import { answeredOf, type CheckedQuestion, checklistOf } from '../../club/checklist.ts';
import type { Section } from '../../club/club.ts';
import type { Scenario } from '../../kernel/rulebook.ts';
import { setUpTexts } from '../set-up/texts.ts';
import { useQuestions, useRulebook } from './questions.ts';

interface EveningProps {
  readonly rulebook: string;
  readonly scenario: Scenario;
  /** What the game begins with: the club file where it is used, files, rulings. */
  readonly section: Section;
}

/** What an evening will ask its table, as the list of the club file reckons it, and what is missing. */
export function Evening({ rulebook: id, scenario, section }: EveningProps): ReactNode {
  const questions = useQuestions(useRulebook(id), scenario.id, section);
  const list = useMemo(() => questions && checklistOf(questions, section), [questions, section]);
  if (!list) return <p role="status">{setUpTexts.loading}</p>;
  const missing = list.files.filter(({ has }) => has.length === 0);
  return (
    <>
      <dl className="evening ruled">
        <Asked title={setUpTexts.wizard.asksFirst} checks={list.first} />
        <Asked title={setUpTexts.wizard.asksLater} checks={list.later} />
        {list.files
          .filter(({ has }) => has.length > 0)
          .map(({ kind, title, has }) => (
            <div key={kind} className="apart">
              <dt>
                {title} <small>{has.join(', ')}</small>
              </dt>
              <dd className="strong">{has.length}</dd>
            </div>
          ))}
      </dl>
      {missing.map(({ kind, title, without = '' }) => (
        <p key={kind} className="gold-note">
          {setUpTexts.wizard.missing(title, without)}
        </p>
      ))}
    </>
  );
}

/** So many headings are named. */
const MOST_NAMED = 4;

/** How many questions are left, and of what. */
function Asked({ title, checks }: { title: string; checks: readonly CheckedQuestion[] }): ReactNode {
  const left = checks.filter(({ answered }) => !answered);
  const groups = [...new Set(left.map(({ group }) => group).filter(Boolean))];
  const known = answeredOf(checks);
  const about = [
    groups.slice(0, MOST_NAMED).join(', ') + (groups.length > MOST_NAMED ? ', ...' : ''),
    known > 0 ? setUpTexts.wizard.byClub(known) : '',
  ];
  return (
    <div className="apart">
      <dt>
        {title} <small>{about.filter(Boolean).join('; ')}</small>
      </dt>
      <dd className="strong">{setUpTexts.wizard.answers(left.length)}</dd>
    </div>
  );
}

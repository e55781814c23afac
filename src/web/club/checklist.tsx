import './club.css';
import type { ReactNode } from 'react';
import { answeredOf, type CheckedQuestion, type Checklist } from '../../club/checklist.ts';
import type { Words } from '../../kernel/texts/words.ts';
import { clubTexts } from './texts.ts';

interface ChecklistProps {
  readonly list: Checklist;
  readonly scenario: string;
  say(words: Words): string;
}

/** What a game will ask, and how much of it the club file answers. */
export function ChecklistView({ list, scenario, say }: ChecklistProps): ReactNode {
  return (
    <section className="checklist" aria-label={clubTexts.list(scenario)}>
      <h2>{clubTexts.list(scenario)}</h2>
      <dl>
        {list.files.map(({ kind, title, has, without }) => (
          <div key={kind} className="pairs">
            <dt>{title}</dt>
            <dd>
              {has.length > 0 ? clubTexts.has(has) : clubTexts.none}{' '}
              {has.length === 0 && <span className="hint">{without}</span>}
            </dd>
          </div>
        ))}
        <Part title={clubTexts.firstAsked} checks={list.first} say={say} />
        <Part title={clubTexts.laterAsked} checks={list.later} say={say} />
      </dl>
    </section>
  );
}

interface PartProps {
  readonly title: string;
  readonly checks: readonly CheckedQuestion[];
  say(words: Words): string;
}

function Part({ title, checks, say }: PartProps): ReactNode {
  const missing = checks.filter(({ answered }) => !answered);
  return (
    <div className="pairs">
      <dt>{title}</dt>
      <dd>
        {checks.length === 0 ? clubTexts.nothing : clubTexts.answered(answeredOf(checks), checks.length)}
        {missing.length > 0 && (
          <details>
            <summary>{clubTexts.missing}</summary>
            {[...Map.groupBy(missing, ({ group }) => group)].map(([group, members]) => (
              <Missing key={group} group={group} checks={members} say={say} />
            ))}
          </details>
        )}
      </dd>
    </div>
  );
}

/** So many questions of one heading are written out. */
const MOST_NAMED = 8;

function Missing({ group, checks, say }: Pick<PartProps, 'checks' | 'say'> & { group: string }): ReactNode {
  if (checks.length > MOST_NAMED)
    return (
      <p>
        {group}: {checks.length}
      </p>
    );
  return (
    <ul>
      {checks.map(({ key, question }) => (
        <li key={key}>{say(question)}</li>
      ))}
    </ul>
  );
}

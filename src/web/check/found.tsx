import type { ReactNode } from 'react';
import { type Finding, PARTS, sentencesOf, VERDICTS } from '../../trust/check/finding.ts';
import type { Checked } from './checking.ts';
import { checkTexts } from './texts.ts';

/** What a check came to, in one sentence. */
export function summaryOf({ findings }: Checked): string {
  const wrong = firstWrong(findings);
  return wrong ? checkTexts.wrong(PARTS[wrong.part].toLowerCase()) : checkTexts.right;
}

const firstWrong = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ verdict }) => verdict === 'fails');

/** What was found of a file, part by part: what is wrong first. */
export function Found({ checked }: { readonly checked: Checked }): ReactNode {
  const { game, findings } = checked;
  const { rulebook, setup } = game.game.table;
  const isWrong = firstWrong(findings) !== undefined;
  return (
    <section aria-label={game.name}>
      <h2>{game.name}</h2>
      <p className={isWrong ? 'trouble' : undefined}>
        <strong>{summaryOf(checked)}</strong>
      </p>
      <p className="hint">{checkTexts.about(rulebook.title, setup.scenario.title, game.entries.length)}</p>
      <ul className="bare ruled">
        {findings.map((finding) => (
          <li key={finding.part}>
            <h3 className="baseline">
              {PARTS[finding.part]} <span className="tag">{VERDICTS[finding.verdict]}</span>
            </h3>
            {sentencesOf(finding).map((each, i) => (
              <p key={each} className={finding.verdict === 'fails' && i === 0 ? 'trouble' : undefined}>
                {inCode(each)}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A sentence whose hashes can be told from its words, and break where the line ends. */
function inCode(text: string): ReactNode {
  return text.split(/([\da-f]{64})/).map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part));
}

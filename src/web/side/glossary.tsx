import { type ReactNode, useState } from 'react';
import { useWhole } from '../book.tsx';
import { Find, hasWords } from '../find.tsx';
import { frameTexts } from '../texts/frame.ts';
import { deskTexts } from '../texts.ts';
import { Panel } from '../parts/panel.tsx';

/** What the words of the rulebook stand for: found by the word, or by what it means. */
export function GlossaryPanel(): ReactNode {
  const glossary = useWhole()?.rulebook.glossary;
  const [typed, setTyped] = useState('');
  if (!glossary) return <p role="status">{deskTexts.loading}</p>;
  const found = Object.entries(glossary).filter((each) => hasWords(each.join(' '), typed));
  return (
    <Panel title={frameTexts.tools.glossary}>
      <Find
        label={deskTexts.glossary.find}
        typed={typed}
        onType={setTyped}
        found={typed === '' ? '' : deskTexts.glossary.found(found.length)}
      />
      <dl className="glossary ruled bare">
        {found.map(([word, means]) => (
          <div key={word}>
            <dt className="strong">{word}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

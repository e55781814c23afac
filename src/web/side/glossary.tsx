import { type ReactNode, useState } from 'react';
import { useWhole } from '../book.tsx';
import { Find, hasWords } from '../find.tsx';
import { f } from '../frame/texts.ts';
import { t } from '../texts.ts';
import { Panel } from './panel.tsx';

/** What the words of the rulebook stand for: found by the word, or by what it means. */
export function GlossaryPanel(): ReactNode {
  const glossary = useWhole()?.rulebook.glossary;
  const [typed, setTyped] = useState('');
  if (!glossary) return <p role="status">{t.loading}</p>;
  const found = Object.entries(glossary).filter((each) => hasWords(each.join(' '), typed));
  return (
    <Panel title={f.tools.glossary}>
      <Find
        label={t.glossary.find}
        typed={typed}
        onType={setTyped}
        found={typed === '' ? '' : t.glossary.found(found.length)}
      />
      <dl className="glossary">
        {found.map(([word, means]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

import type { ReactNode } from 'react';
import { useBook } from '../book.tsx';
import { makeHash } from '../route.ts';
import { Icon } from './icons.tsx';
import { f } from './texts.ts';
import type { Tool } from './tool.ts';

interface MoreProps {
  readonly all: readonly Tool[];
  onTool(tool: Tool): void;
}

/** On a phone, where the bar has five, the others stand here too. */
const NOT_IN_BAR: readonly Tool[] = ['facts', 'watch', 'talk', 'notes', 'back', 'skip'];
const BEHIND: readonly Tool[] = ['rulings', 'seats', 'allow', 'habits', 'glossary', 'notices'];

/** What is wanted now and then. */
export function More({ all, onTool }: MoreProps): ReactNode {
  const { rulebook } = useBook().table;
  const odds = makeHash({ page: 'odds', rulebook: rulebook.id, said: '' });
  const has = [...NOT_IN_BAR, ...BEHIND].filter((tool) => all.includes(tool));
  return (
    <>
      <h2>{f.tools.more}</h2>
      <ul className="more">
        {has.map((tool) => (
          <li key={tool} className={NOT_IN_BAR.includes(tool) ? 'only-phone' : undefined}>
            <button type="button" onClick={() => onTool(tool)}>
              <Icon of={tool} />
              <strong>{f.tools[tool]}</strong>
              <span className="hint">{f.about[tool]}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => window.print()}>
            <Icon of="print" />
            <strong>{f.print}</strong>
            <span className="hint">{f.printAbout}</span>
          </button>
        </li>
        <li>
          <a href={odds}>
            <Icon of="odds" />
            <strong>{f.odds}</strong>
            <span className="hint">{f.oddsAbout}</span>
          </a>
        </li>
      </ul>
      <p>
        <a className="lone" href="#/">
          {f.games}
        </a>
      </p>
    </>
  );
}

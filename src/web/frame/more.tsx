import './side.css';
import { type ReactNode, useState } from 'react';
import { useBook } from '../book.tsx';
import { keptLinks } from '../kept/kept-links.ts';
import { makeHash } from '../route.ts';
import { Icon } from '../parts/icons.tsx';
import { moreTexts } from './more-texts.ts';
import { frameTexts } from '../texts/frame.ts';
import type { Tool } from '../tool.ts';

interface MoreProps {
  readonly game: string;
  readonly all: readonly Tool[];
  onTool(tool: Tool): void;
}

/** On a phone, where the bar has five, the others stand here too. */
const NOT_IN_BAR: readonly Tool[] = ['facts', 'watch', 'notes', 'back', 'skip'];
const BEHIND: readonly Tool[] = ['rulings', 'seats', 'deadlines', 'allow', 'habits', 'glossary', 'notices'];

/** What is wanted now and then. */
export function More({ game, all, onTool }: MoreProps): ReactNode {
  const [isMine] = useState(() => keptLinks(game) !== null);
  const { rulebook } = useBook().table;
  const odds = makeHash({ page: 'odds', rulebook: rulebook.id, said: '' });
  const has = [...NOT_IN_BAR, ...BEHIND].filter((tool) => all.includes(tool));
  return (
    <>
      <h2>{frameTexts.tools.more}</h2>
      <ul className="bare more">
        {has.map((tool) => (
          <li key={tool} className={NOT_IN_BAR.includes(tool) ? 'only-phone' : undefined}>
            <button type="button" className="box" onClick={() => onTool(tool)}>
              <Icon of={tool} />
              <strong>{frameTexts.tools[tool]}</strong>
              <span className="hint">{moreTexts.about[tool]}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className="box" onClick={() => window.print()}>
            <Icon of="print" />
            <strong>{moreTexts.print}</strong>
            <span className="hint">{moreTexts.printAbout}</span>
          </button>
        </li>
        {isMine && (
          <li>
            <a className="box" href={makeHash({ page: 'links', game })}>
              <Icon of="facts" />
              <strong>{moreTexts.maker}</strong>
              <span className="hint">{moreTexts.makerAbout}</span>
            </a>
          </li>
        )}
        <li>
          <a className="box" href={odds}>
            <Icon of="odds" />
            <strong>{moreTexts.odds}</strong>
            <span className="hint">{moreTexts.oddsAbout}</span>
          </a>
        </li>
      </ul>
      <p>
        <a className="lone" href="#/">
          {moreTexts.games}
        </a>
      </p>
    </>
  );
}

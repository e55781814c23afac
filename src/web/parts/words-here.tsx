import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWhole } from '../book.tsx';
import { deskTexts } from '../texts.ts';
import { wordsIn } from './words-in.ts';

interface WordsProps {
  /** The selector of what is looked through, around it. */
  readonly of: string;
}

/** The words of the glossary that stand around it, as chips: a press tells what one means. */
export function WordsHere({ of }: WordsProps): ReactNode {
  const { here, words } = useWords<HTMLParagraphElement>(of);
  return (
    <p ref={here} className="words-here before" hidden={words.length === 0}>
      <span className="hint">{deskTexts.glossary.here}</span>{' '}
      <span className="clauses flow">
        {words.map(([word, means], i) => (
          <cite key={word}>
            <button type="button" className="cited" title={means} tabIndex={i === 0 ? 0 : -1}>
              {word}
            </button>
          </cite>
        ))}
      </span>
    </p>
  );
}

/** The same as they are told by the chip at the head of the question. */
export function WordsToTell({ of }: WordsProps): ReactNode {
  const { here, words } = useWords<HTMLDListElement>(of);
  return (
    <dl ref={here} className="words-here glossary ruled before" hidden>
      {words.map(([word, means]) => (
        <div key={word}>
          <dt className="strong">{word}</dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  );
}

function useWords<T extends Element>(of: string) {
  const glossary = useWhole()?.rulebook.glossary;
  const here = useRef<T>(null);
  const [words, setWords] = useState<readonly (readonly [string, string])[]>([]);
  useEffect(() => {
    const around = here.current?.closest(of);
    if (!glossary || !around) return undefined;
    const look = (): void => {
      const found = wordsIn(textAround(around), glossary);
      setWords((last) => (String(last.map(([word]) => word)) === String(found) ? last : found.map(meaning)));
    };
    const meaning = (word: string) => [word, glossary[word] ?? ''] as const;
    look();
    const seen = new MutationObserver(look);
    seen.observe(around, { childList: true, subtree: true });
    return () => seen.disconnect();
  }, [glossary, of]);
  return { here, words };
}

/** What is written there, part by part, without these words themselves. */
function textAround(around: Element): string {
  const all = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (all.nextNode())
    if (!all.currentNode.parentElement?.closest('.words-here')) texts.push(all.currentNode.nodeValue ?? '');
  return texts.join(' ');
}

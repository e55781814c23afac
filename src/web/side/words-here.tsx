import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWhole } from '../book.tsx';
import { t } from '../texts.ts';
import { wordsIn } from './words-in.ts';

/** The words of the glossary that stand around it, in what has the selector `of`, as chips: a press tells what one means. */
export function WordsHere({ of }: { readonly of: string }): ReactNode {
  const glossary = useWhole()?.rulebook.glossary;
  const here = useRef<HTMLParagraphElement>(null);
  const [words, setWords] = useState<readonly string[]>([]);
  useEffect(() => {
    const around = here.current?.closest(of);
    if (!glossary || !around) return undefined;
    const look = (): void => {
      const found = wordsIn(textAround(around), glossary);
      setWords((last) => (last.join() === found.join() ? last : found));
    };
    look();
    const seen = new MutationObserver(look);
    seen.observe(around, { childList: true, subtree: true });
    return () => seen.disconnect();
  }, [glossary, of]);
  return (
    <p ref={here} className="words-here" hidden={words.length === 0}>
      <span className="hint">{t.glossary.here}</span>{' '}
      <span className="clauses">
        {words.map((word, i) => (
          <cite key={word}>
            <button type="button" className="cited" title={glossary?.[word]} tabIndex={i === 0 ? 0 : -1}>
              {word}
            </button>
          </cite>
        ))}
      </span>
    </p>
  );
}

/** What is written there, part by part, without these words themselves. */
function textAround(around: Element): string {
  const all = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (all.nextNode())
    if (!all.currentNode.parentElement?.closest('.words-here')) texts.push(all.currentNode.nodeValue ?? '');
  return texts.join(' ');
}

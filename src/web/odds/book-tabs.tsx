import type { ReactNode } from 'react';
import { makeHash } from '../route.ts';
import { useRulebooks } from '../start/books.ts';
import { oddsTexts } from './texts.ts';

/** The rulebooks, one beside the other. */
export function BookTabs({ rulebook }: { readonly rulebook: string }): ReactNode {
  const { books } = useRulebooks();
  return (
    <nav className="seg after" aria-label={oddsTexts.rulebook}>
      {books.map(({ id, title }) => (
        <a
          key={id}
          href={makeHash({ page: 'odds', rulebook: id, said: '' })}
          aria-current={id === rulebook ? 'true' : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}

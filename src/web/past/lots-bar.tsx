import type { ReactNode } from 'react';
import type { Desk } from '../api.ts';
import { useBook } from '../book.tsx';
import { lotsTexts } from './lots-texts.ts';
import type { LotsToSee } from './use-lots.ts';

interface LotsBarProps {
  readonly lots: LotsToSee | null;
  readonly desk: Desk;
}

/** Whom the dice wait for, where they do; and what whoever sits here can say to it. */
export function LotsBar({ lots, desk }: LotsBarProps): ReactNode {
  const { name } = useBook();
  if (!lots) return null;
  const { dice, waits, agree, doWithout, isLost, read, trouble } = lots;
  const isAsked = desk.diceAsks.length > 0;
  const isOwn = (seats: readonly string[]): boolean => seats.some((each) => desk.seats.includes(each));
  const others = isAsked ? waits.filter((each) => !isOwn(each)) : [];
  const own = isAsked && isLost ? waits.find(isOwn) : undefined;
  if (!agree && !read && !own && others.length === 0) return null;
  const named = (seats: readonly string[]): string => seats.map(name).join(', ');
  const said = [
    read ? lotsTexts.missed : '',
    agree && dice.chains > 1 ? lotsTexts.anew(dice.chains) : '',
    others.length > 0 ? lotsTexts.waits(others.map(named).join('; ')) : '',
    own ? lotsTexts.lost : '',
  ];
  return (
    <section className="washed" aria-label={lotsTexts.title}>
      <p role="status">{said.filter((each) => each !== '').join(' ')}</p>
      {trouble && <p role="alert">{trouble}</p>}
      <p className="flow">
        {read && <Press text={lotsTexts.read} act={read} />}
        {agree && <Press text={lotsTexts.agree} act={agree} />}
        {doWithout &&
          [...others, ...(own ? [own] : [])].map((each) => (
            <Press
              key={each.join()}
              text={isOwn(each) ? lotsTexts.giveUp : lotsTexts.doWithout(named(each))}
              act={() => doWithout(each)}
            />
          ))}
      </p>
    </section>
  );
}

function Press({ text, act }: { readonly text: string; act(): void }): ReactNode {
  return (
    <button type="button" onClick={act}>
      {text}
    </button>
  );
}

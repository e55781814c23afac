import { type ReactNode, Suspense, useState } from 'react';
import { NO_SECTION, type Section } from '../../club/club.ts';
import type { Scenario } from '../../kernel/rulebook.ts';
import type { Rulings } from '../../kernel/steps/ruling.ts';
import type { RulebookInfo } from '../api.ts';
import { type ClubInUse, useClub } from '../club/use-club.ts';
import { later } from '../later.tsx';
import { setUpTexts } from '../set-up/texts.ts';
import '../set-up/set-up.css';

const ClubList = later(async () => (await import('../club/step.tsx')).ClubList);

/** The club file in use, and the rulings, which it brings along; `before`: those of a set-up that is offered again. */
export function useClubRulings(before: Rulings | undefined, ...of: Parameters<typeof useClub>) {
  const club = useClub(...of);
  const [rulings, setRulings] = useState<Rulings>(() => before ?? (club.isUsed ? club.section.rulings : {}));
  const use = (is: boolean): void => {
    club.use(is);
    setRulings(is ? club.section.rulings : {});
  };
  return { club, rulings, setRulings, use };
}

/** What a game is told as it begins. */
export function toldBy({ facts, starts }: Section): { club?: Pick<Section, 'facts' | 'starts'> } {
  const isSomething = Object.keys(facts).length + Object.keys(starts).length > 0;
  return isSomething ? { club: { facts, starts } } : {};
}

/** The rulings that are not at their default, or of which that hangs on whether people are far apart. */
export function changedIn(book: RulebookInfo, rulings: Rulings): Rulings {
  const all = book.rulings.filter(({ apart }) => apart === undefined);
  const usual = new Map(all.map((each) => [each.id, each.default]));
  return Object.fromEntries(Object.entries(rulings).filter(([id, choice]) => choice !== usual.get(id)));
}

interface ClubStepProps {
  readonly book: RulebookInfo;
  readonly scenario: Scenario;
  readonly club: ClubInUse;
  onUse(is: boolean): void;
}

/** The club file of this browser, offered; where it keeps none, nothing. */
export function ClubStep({ book, scenario, club, onUse }: ClubStepProps): ReactNode {
  if (club.title === null) return null;
  return (
    <fieldset className="step">
      <legend>{setUpTexts.wizard.club}</legend>
      <label className="choice">
        <input type="checkbox" checked={club.isUsed} onChange={({ target }) => onUse(target.checked)} />
        <span>
          <strong>{setUpTexts.wizard.useClub(club.title)}</strong>{' '}
          <span className="hint">{setUpTexts.wizard.useClubAbout}</span>{' '}
          <a href="#/club">{setUpTexts.wizard.editClub}</a>
        </span>
      </label>
      <Suspense fallback={null}>
        <ClubList rulebook={book.id} scenario={scenario} section={club.isUsed ? club.section : NO_SECTION} />
      </Suspense>
    </fieldset>
  );
}

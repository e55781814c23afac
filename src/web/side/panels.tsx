import type { ReactNode } from 'react';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { AllowPanel } from './allow.tsx';
import { FactsPanel } from './facts.tsx';
import { HappenedPanel } from './happened.tsx';
import { HabitsPanel } from './habits.tsx';
import { PeoplePanel } from './people.tsx';
import { RulingsPanel } from './rulings.tsx';
import { SkipPanel } from './skip.tsx';
import { type BackTo, UndoPanel } from './undo.tsx';

interface PanelsProps {
  readonly desk: Desk;
  readonly act: Act;
  readonly wish: BackTo | null;
  onScreen(isWanted: boolean): void;
}

/** The panels beside a desk, each folded. */
export function Panels({ desk, act, wish, onScreen }: PanelsProps): ReactNode {
  return (
    <div className="panels">
      <HappenedPanel desk={desk} act={act} />
      <FactsPanel desk={desk} act={act} />
      <AllowPanel desk={desk} act={act} />
      <SkipPanel desk={desk} act={act} />
      <HabitsPanel desk={desk} act={act} />
      <UndoPanel desk={desk} act={act} wish={wish} />
      <RulingsPanel desk={desk} act={act} />
      <PeoplePanel desk={desk} onScreen={onScreen} />
    </div>
  );
}

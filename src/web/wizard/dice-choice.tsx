import type { ReactNode } from 'react';
import { Choice } from './choice.tsx';
import { t } from './t.ts';

/** Who rolls: the program, or the players, who type what fell. */
export type Dice = 'program' | 'typed';

const DICE: readonly { id: Dice; title: string; about: string }[] = [
  { id: 'program', title: t.wizard.program, about: t.wizard.programAbout },
  { id: 'typed', title: t.wizard.typed, about: t.wizard.typedAbout },
];

interface DiceChoiceProps {
  readonly step: number;
  readonly dice: Dice;
  onDice(dice: Dice): void;
}

/** The step in which one says who rolls. */
export function DiceChoice({ step, dice, onDice }: DiceChoiceProps): ReactNode {
  return (
    <Choice
      title={t.wizard.step(step, t.wizard.dice)}
      name="dice"
      value={dice}
      items={DICE}
      onChoose={(id) => onDice(id as Dice)}
    />
  );
}

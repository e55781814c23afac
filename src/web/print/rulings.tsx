import type { ReactNode } from 'react';
import { own } from '../../kernel/json.ts';
import type { Ruling } from '../../kernel/steps/ruling.ts';
import type { AnyView, Desk } from '../api.ts';
import { Clauses, useBook } from '../book.tsx';
import { printTexts } from '../texts/print.ts';

interface InForce {
  readonly ruling: Ruling;
  readonly choice: string;
  /** What the game began with. */
  readonly first: string;
}

/** The rulings with the choice in force. */
function useInForce(desk: Desk, view: AnyView): readonly InForce[] {
  return useBook().table.rulebook.rulings.map((ruling): InForce => {
    const first = own(desk.rulings, ruling.id) ?? ruling.default;
    return { ruling, choice: own(view.open.rulings, ruling.id) ?? first, first };
  });
}

function isOtherwise({ ruling, choice, first }: InForce): boolean {
  return choice !== ruling.default || first !== choice;
}

interface RulingsProps {
  readonly desk: Desk;
  readonly view: AnyView;
}

/** The rulings in the head: how many there are, and those that are not at their default; the others anybody can look up. */
export function RulingsInHead({ desk, view }: RulingsProps): ReactNode {
  const all = useInForce(desk, view);
  const otherwise = all.filter(isOtherwise);
  if (otherwise.length === 0) return printTexts.ruledDefault(all.length);
  return (
    <>
      {printTexts.ruledOtherwise(otherwise.length, all.length)}
      <dl className="printed-otherwise">
        {otherwise.map((each) => (
          <RulingItem key={each.ruling.id} {...each} />
        ))}
      </dl>
    </>
  );
}

function RulingItem({ ruling, choice, first }: InForce): ReactNode {
  const textOf = (id: string): string => ruling.choices.find((each) => each.id === id)?.text ?? id;
  return (
    <div>
      <dt className="strong">
        {ruling.question} <Clauses ids={ruling.clauses} />
        {choice !== ruling.default && <strong className="tag">{printTexts.notDefault}</strong>}
      </dt>
      <dd>{textOf(choice)}</dd>
      {first !== choice && <dd className="hint">{printTexts.since(textOf(first))}</dd>}
    </div>
  );
}

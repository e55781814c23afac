import type { ReactNode } from 'react';
import { own } from '../../kernel/json.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import type { AnyView, Desk } from '../api.ts';
import { Clauses, useBook } from '../book.tsx';
import { t } from '../texts.ts';

interface InForce {
  readonly ruling: Ruling;
  readonly choice: string;
  /** What the game began with. */
  readonly first: string;
}

/** Every ruling with the choice in force; first those that differ from their default. */
export function PrintedRulings({ desk, view }: { desk: Desk; view: AnyView }): ReactNode {
  const all = useBook().table.rulebook.rulings.map((ruling): InForce => {
    const first = own(desk.rulings, ruling.id) ?? ruling.default;
    return { ruling, choice: own(view.open.rulings, ruling.id) ?? first, first };
  });
  if (all.length === 0) return null;
  const [usual, changed] = [all.filter(isUsual), all.filter((each) => !isUsual(each))];
  return (
    <section className="printed-rulings">
      <h2>{t.print.rulings}</h2>
      <p>{changed.length === 0 ? t.print.rulingsDefault : t.print.rulingsChanged(changed.length)}</p>
      <dl>
        {[...changed, ...usual].map((each) => (
          <RulingItem key={each.ruling.id} {...each} />
        ))}
      </dl>
    </section>
  );
}

function isUsual({ ruling, choice, first }: InForce): boolean {
  return choice === ruling.default && first === choice;
}

function RulingItem({ ruling, choice, first }: InForce): ReactNode {
  const textOf = (id: string): string => ruling.choices.find((each) => each.id === id)?.text ?? id;
  return (
    <div>
      <dt>
        {ruling.question} <Clauses ids={ruling.clauses} />
        {choice !== ruling.default && <strong className="tag">{t.print.notDefault}</strong>}
      </dt>
      <dd>{textOf(choice)}</dd>
      {first !== choice && <dd className="hint">{t.print.since(textOf(first))}</dd>}
    </div>
  );
}

import { type ReactNode, useMemo } from 'react';
import type { Allocation, Lead, Option, Row } from '../../kernel/forms/form.ts';
import type { Preview } from '../../kernel/sums/know.ts';
import { useBook } from '../book.tsx';
import { useForesight } from '../prospect/foresight.tsx';
import { deskTexts } from '../texts.ts';
import { Ahead } from './ahead.tsx';
import { SheetTable } from './sheet.tsx';

const NOTHING: readonly Lead[] = [];

function useAhead(leads: readonly Lead[] = NOTHING, number?: number): readonly Preview[] {
  const { ahead } = useForesight();
  return useMemo(() => ahead(leads, number), [ahead, leads, number]);
}

interface LedToAllProps {
  readonly choices: readonly (Option | Row)[];
  readonly given?: Allocation;
  readonly sums?: boolean;
}

/** The sheets and the chances of what is picked, or the sums alone: worked out when they are looked at. */
export function LedToAll({ choices, given = {}, sums = false }: LedToAllProps): ReactNode {
  if (choices.length === 0) return <p className="hint">{deskTexts.sheet.leadsPick}</p>;
  return choices.map((each) => (
    <LedTo key={idOf(each)} choice={each} number={together(each, choices, given)} sums={sums} />
  ));
}

function idOf(choice: Option | Row): string {
  return 'value' in choice ? choice.value : choice.id;
}

/** What is given to all rows that set the same fact; undefined where the number is said later. */
function together(
  { leads = [] }: Option | Row,
  choices: readonly (Option | Row)[],
  given: Allocation,
): number | undefined {
  const [lead] = leads;
  if (lead?.sets === undefined || lead.later !== undefined) return undefined;
  const alike = choices.filter((each) => each.leads?.some(({ sets }) => sets === lead.sets));
  return alike.reduce((sum, each) => sum + (given[idOf(each)] ?? 0), 0);
}

interface LedToProps {
  readonly choice: Option | Row;
  readonly number: number | undefined;
  readonly sums: boolean;
}

function LedTo({ choice, number, sums }: LedToProps): ReactNode {
  const { say } = useBook();
  const previews = useAhead(choice.leads, number);
  return (
    <section aria-label={say(choice.label)}>
      <p className="strong">{say(choice.label)}</p>
      {sums ? (
        previews.map(({ sheet }) => <SheetTable key={sheet.sheet} result={sheet} />)
      ) : (
        <Ahead previews={previews} />
      )}
    </section>
  );
}

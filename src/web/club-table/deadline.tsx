import type { ReactNode } from 'react';
import type { Deadline } from '../../server/api/index.ts';
import { Same } from '../seg.tsx';
import { deadlineTexts } from '../time/deadline-texts.ts';
import { EVERY_DAY, HOURS_A_DAY, placeOf, spanText, WORKDAYS } from '../time/rule-words.ts';
import { clubTableTexts } from './texts.ts';

/** Where whoever organises lives. */
const here = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

const rule = (days: number, on: readonly number[]): Deadline => ({
  hours: days * HOURS_A_DAY,
  unit: 'days',
  days: [...on],
  zone: here(),
  late: 'standing',
});

/** What is chosen most often; anything else is set on the page of a game. */
const USUAL: readonly Deadline[] = [
  rule(1, EVERY_DAY),
  rule(1, WORKDAYS),
  rule(2, EVERY_DAY),
  rule(2, WORKDAYS),
  rule(3, EVERY_DAY),
  rule(7, EVERY_DAY),
];

type Late = Deadline['late'];

interface DeadlineProps {
  readonly rule: Deadline | null;
  onRule(rule: Deadline | null): void;
}

/** How long an answer may take in all the games, and what happens then. */
export function DeadlineForAll({ rule: set, onRule }: DeadlineProps): ReactNode {
  const at = set === null ? -1 : USUAL.findIndex((each) => spanText(each) === spanText(set));
  const items = USUAL.map((each, i) => [String(i), spanText(each)] as const);
  const late = set?.late ?? 'standing';
  return (
    <>
      <Same
        label={clubTableTexts.deadline}
        about={clubTableTexts.toldIn(placeOf(set?.zone ?? here()))}
        value={String(at)}
        items={[['-1', clubTableTexts.noDeadline], ...items]}
        onChoose={(id) => {
          const chosen = USUAL[Number(id)];
          onRule(chosen ? { ...chosen, late } : null);
        }}
      />
      {set && (
        <Same
          label={deadlineTexts.thenTitle}
          value={late}
          items={Object.entries(deadlineTexts.else)}
          onChoose={(id) => onRule({ ...set, late: id as Late })}
        />
      )}
    </>
  );
}

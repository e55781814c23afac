import type { ReactNode } from 'react';
import { meaningOf, type ScaleLine, type ScalePanel } from '../../kernel/board/panel.ts';
import type { Range } from '../../kernel/sums/sheet.ts';
import { Clauses, useBook } from '../book.tsx';
import { capital, figure, signed, deskTexts } from '../texts.ts';
import type { Touch, Touches } from './answers.ts';
import { Bar } from './bar.tsx';
import { LegendLine, markClass, Ring } from './look.tsx';
import { useCards } from './opening.ts';
import { type Stop, useRove } from './rove.ts';
import { cellText } from '../parts/cell.ts';
import { useTouched } from './touched.tsx';

interface ScaleProps {
  readonly panel: ScalePanel;
  readonly touches: Touches;
}

/** Levels between their ends, a row each, with the same in words; then what is reached where. */
export function Scale({ panel, touches }: ScaleProps): ReactNode {
  const book = useBook();
  const { press, line } = useTouched(touches);
  const cards = useCards();
  const pressed = panel.lines.filter(({ choice }) => touches(choice) ?? (cards && choice !== undefined));
  const ids = pressed.map(({ id }) => id);
  const onPress = ({ label, choice }: ScaleLine): void => press({ text: cellText(book, label), choice });
  const pressId = (id: string): void => pressed.filter((each) => each.id === id).forEach(onPress);
  const stopOf = useRove(ids, pressId, pressed.find(({ choice }) => touches(choice))?.id);
  const hasWords = panel.lines.some(({ words, also }) => words.length > 0 || also !== undefined);
  return (
    <>
      <table className="table scale">
        <caption>{book.say(panel.title)}</caption>
        <thead>
          <Heads panel={panel} hasWords={hasWords} />
        </thead>
        <tbody>
          {panel.lines.map((each) => (
            <Row
              key={each.id}
              panel={panel}
              line={each}
              hasWords={hasWords}
              touch={touches(each.choice)}
              stop={ids.includes(each.id) ? stopOf(each.id) : undefined}
              onPress={() => onPress(each)}
            />
          ))}
        </tbody>
      </table>
      {ids.length > 0 && line}
      <LegendLine legend={panel.legend} rings />
      <Reached panel={panel} />
    </>
  );
}

function Heads({ panel, hasWords }: { panel: ScalePanel; hasWords: boolean }): ReactNode {
  const { say } = useBook();
  const [low, high] = panel.ends ?? [];
  return (
    <tr>
      <td />
      <th scope="col" className="number">
        {deskTexts.board.level}
      </th>
      <th scope="col">
        <span className="apart">
          <span>
            {low && `${capital(say(low))} `}
            {levelText(panel, panel.least)}
          </span>
          <span>
            {levelText(panel, panel.most)}
            {high && ` ${capital(say(high))}`}
          </span>
        </span>
      </th>
      {hasWords && <th scope="col">{deskTexts.board.more}</th>}
    </tr>
  );
}

interface RowProps {
  readonly panel: ScalePanel;
  readonly line: ScaleLine;
  readonly hasWords: boolean;
  readonly touch: Touch | undefined;
  readonly stop: Stop | undefined;
  onPress(): void;
}

function Row({ panel, line, hasWords, touch, stop, onPress }: RowProps): ReactNode {
  const book = useBook();
  const { label, value, mark, words, also } = line;
  const meaning = meaningOf(panel.legend, mark);
  const state = [mark ? markClass(mark) : '', touch?.taken ? 'is-picked' : ''].filter(Boolean).join(' ');
  const more = [
    ...(also ? [`${levelText(panel, also.value)} ${book.say(also.label)}`] : []),
    ...words.map(book.say),
  ];
  return (
    <tr className={state || undefined}>
      <th scope="row">
        <Ring />
        <LineName name={cellText(book, label)} touch={touch} stop={stop} onPress={onPress} />
        {meaning && <span className="visually-hidden">, {book.say(meaning)}</span>}
      </th>
      <td className="number">{rangeText(panel, value)}</td>
      <td className="bar">
        <Bar panel={panel} line={line} />
      </td>
      {hasWords && <td>{more.join('; ')}</td>}
    </tr>
  );
}

interface LineNameProps extends Pick<RowProps, 'touch' | 'stop' | 'onPress'> {
  readonly name: string;
}

/** The name of a line: to be pressed, where it stands for an answer, or has a card. */
function LineName({ name, touch, stop, onPress }: LineNameProps): ReactNode {
  if (!stop) return name;
  return (
    <button
      type="button"
      className="link line-name"
      aria-pressed={touch?.taken}
      aria-disabled={touch && touch.bar !== undefined}
      {...stop}
      onClick={onPress}
    >
      {name}
      {touch?.points ? ` (${figure(touch.points)})` : ''}
    </button>
  );
}

/** A level as the scale writes it: with its sign where there are two sides. */
function levelText({ least }: ScalePanel, level: number): string {
  return least < 0 ? signed(level) : figure(level);
}

function rangeText(panel: ScalePanel, value: Range | null): string {
  if (value === null) return deskTexts.board.unknown;
  const { min, max } = value;
  return min === max
    ? levelText(panel, min)
    : deskTexts.board.range(levelText(panel, min), levelText(panel, max));
}

/** What is reached at which level, once where several levels share it. */
function Reached({ panel }: { panel: ScalePanel }): ReactNode {
  const book = useBook();
  if (panel.marks.length === 0) return null;
  const alike = Map.groupBy(panel.marks, ({ label, lines }) => JSON.stringify([label, lines]));
  return (
    <details className="reached">
      <summary>{deskTexts.board.reached}</summary>
      <dl>
        {[...alike].map(([key, group]) => {
          const of = panel.lines.filter(({ id }) => group[0]?.lines?.includes(id));
          const names = of.map(({ label }) => `${cellText(book, label)} `).join('');
          return (
            <div key={key} className="pairs">
              <dt>
                {names}
                {group.map(({ at }) => levelText(panel, at)).join(', ')}
              </dt>
              <dd>
                {group[0] && book.say(group[0].label)} <Clauses ids={group[0]?.clauses ?? []} />
              </dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}

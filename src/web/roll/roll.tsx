import { type ReactNode, useState } from 'react';
import type { Decision } from '../../kernel/forms/decision.ts';
import { type Json, own } from '../../kernel/json.ts';
import type { View } from '../../kernel/game/position.ts';
import type { Preview } from '../../kernel/sums/know.ts';
import { type Falls, fallsOf, hopedOf } from '../../kernel/sums/needed.ts';
import type { Hope } from '../../kernel/sums/sheet.ts';
import { useAside } from '../aside.ts';
import { type Book, useBook, useWhole } from '../book.tsx';
import type { FormProps } from '../answer/props.ts';
import { Send, sendsWhen } from '../answer/tail.tsx';
import { WhatIf } from '../if/what-if.tsx';
import { outcomeText } from '../sheet/bars.tsx';
import { SheetTable } from '../sheet/sheet.tsx';
import { capital, listed, deskTexts } from '../texts.ts';
import type { Deadlines } from '../time/deadlines.ts';
import { inWords } from '../time/words.ts';
import { Die, DieField, isTypedIn, type OneDie } from './dice.tsx';
import { Dist } from './dist.tsx';
import { Needs } from './needs.tsx';
import { rollTexts } from './texts.ts';
import { useMayRoll, whoseRoll } from './whose.ts';

export interface RollProps extends FormProps {
  readonly dice: readonly number[];
  readonly previews: readonly Preview[];
  readonly typed: boolean;
  readonly view: View;
  /** The seats of the person here. */
  readonly mine: readonly string[];
}

// what comes of it stands there at once
import('./fallen.tsx').catch(() => undefined);
import './roll.css';

/** More dice, or dice with more faces, do not stand beside the button: they stand above their chances. */
const MOST_AT_FOOT = 2;
const MOST_FACES = 6;

type Faces = readonly (number | undefined)[];

/** A roll: its exact chances and the sum behind them first; then the program rolls, or people type what fell. */
export function Roll(props: RollProps): ReactNode {
  const { decision, dice, previews, typed, onAnswer } = props;
  const [faces, setFaces] = useState<Faces>(() => facesIn(decision.draft));
  const whose = whoseRoll(decision, props.mine);
  const from = useRollFrom();
  const may = useMayRoll(decision.id, whose, from);
  const fell = dice.flatMap((sides, i) => (isFace(faces[i], sides) ? [faces[i] as number] : []));
  const ready = may && (!typed || fell.length === dice.length);
  const send = (): void => onAnswer(...(typed ? [fell] : []));
  // a sheet for each die: not one that is read beside, and one for two dice
  const eachForItself =
    dice.length > 1 &&
    previews.length === dice.length &&
    decision.sheets?.every((each) => each.dice.length === 1) === true;
  const isAtFoot = !eachForItself && dice.length <= MOST_AT_FOOT && !dice.some((sides) => sides > MOST_FACES);
  // several numbers at once go to the dice in their order
  const set = (i: number, given: Faces): void =>
    setFaces(dice.map((_, j) => (j >= i && j < i + given.length ? given[j - i] : faces[j])));
  const die = (i: number, what?: string): OneDie => ({
    n: i + 1,
    what,
    sides: dice[i] ?? 0,
    name: `${decision.id}/${i}`,
    face: faces[i],
    onSet: (...given) => set(i, given),
  });
  const typing = typed && may;
  return (
    <form className="roll" onSubmit={sendsWhen(ready, props, send)}>
      <div>
        {eachForItself ? (
          <OneByOne {...props} typed={typing} dieOf={die} />
        ) : (
          <>
            {typing && !isAtFoot && dice.map((_, i) => <Die key={i} {...die(i)} />)}
            {previews.map((each) => (
              <Ahead key={each.sheet.sheet} {...props} preview={each} />
            ))}
          </>
        )}
      </div>
      <Sums previews={previews} />
      <div className="actions">
        {typing && isAtFoot && dice.map((_, i) => <Die key={i} {...die(i)} />)}
        {typing && <WhatIf decision={decision} answer={ready ? fell : undefined} />}
        <Button
          {...props}
          {...{ ready, may, from }}
          fell={ready ? fell : null}
          asNumbers={eachForItself && dice.some((sides) => sides > MOST_FACES)}
        />
      </div>
    </form>
  );
}

interface ButtonProps extends RollProps {
  /** The faces that are typed, once all are. */
  readonly fell: readonly number[] | null;
  readonly ready: boolean;
  readonly may: boolean;
  /** From when others may roll it; 0: at once, null: nothing says when. */
  readonly from: number | null;
  /** What fell is typed in fields, and no face is touched. */
  readonly asNumbers: boolean;
}

/** What rolls, or says what fell: for who rolls at once, for others after a moment; and whose roll it is. */
function Button(props: ButtonProps): ReactNode {
  const { decision, dice, typed, verb, mine, ready, may, from } = props;
  const { name, alone } = useBook();
  const entered = useEntered(props);
  const whose = whoseRoll(decision, mine);
  const owner = capital(name(decision.owner ?? ''));
  if (!may)
    return (
      <p className="roll-whose" role="status">
        {theirsText(owner, from)}
      </p>
    );
  const rolls = whose === 'theirs' ? rollTexts.rollFor(owner) : deskTexts.form.roll(dice.length);
  return (
    <>
      {!alone && whose !== 'anyones' && (
        <span className="hint">{whose === 'mine' ? mineText(from) : rollTexts.away(owner)}</span>
      )}
      <Send sent={props} ready={ready} verb={typed ? verb || entered : rolls} />
    </>
  );
}

/** What is entered of typed dice, with what comes of it where one die alone says that. */
function useEntered({ fell, previews, decision, asNumbers }: ButtonProps): string {
  const book = useBook();
  const [first] = previews;
  const falls = first ? fallsIn(first, decision, book) : null;
  if (fell === null) return asNumbers ? rollTexts.type : rollTexts.touch;
  const [only, ...more] = fell.length === 1 ? (falls?.faces[(fell[0] ?? 0) - 1] ?? []) : [];
  const faces = listed(fell.map(String));
  if (!first || !only || more.length > 0) return rollTexts.enter(faces);
  return rollTexts.enterFor(faces, outcomeText(first.sheet, only.id, book).replace(/^[^:]{0,14}: /, ''));
}

/** What each face of the die of a sheet brings; null where there is none, or there are several. */
function fallsIn({ sheet }: Preview, { sheets }: Decision, { table }: Book): Falls | null {
  const dice = sheets?.find(({ name }) => name === sheet.sheet)?.dice ?? [];
  return fallsOf(table.rules, sheet, dice);
}

/** From when others than the one whose it is may roll what is asked now; null: nothing says when, or it is not known yet. */
function useRollFrom(): number | null {
  return useAside<Pick<Deadlines, 'rollFrom'>>('deadline')?.rollFrom ?? null;
}

function theirsText(owner: string, from: number | null): string {
  if (from === null) return rollTexts.theirsAlone(owner);
  return from === 0 ? rollTexts.theirs(owner) : rollTexts.theirsUntil(owner, inWords(from, Date.now()));
}

function mineText(from: number | null): string {
  if (from === null) return rollTexts.mineAlone;
  return from === 0 ? rollTexts.mine : rollTexts.mineUntil(inWords(from, Date.now()));
}

/** The faces that an answer says. */
function facesIn(answer: Json | undefined): Faces {
  return Array.isArray(answer) ? answer.map((face) => (typeof face === 'number' ? face : undefined)) : [];
}

function isFace(face: number | undefined, sides: number): boolean {
  return face !== undefined && Number.isInteger(face) && face >= 1 && face <= sides;
}

interface AheadProps {
  readonly preview: Preview;
  readonly decision: Decision;
  readonly view: View;
}

/** One sheet before its dice fall: what it will come to, what the die needs, what may come of it. */
function Ahead({ preview, decision, view }: AheadProps): ReactNode {
  const { falls, hopes } = useFalls(preview, decision, view);
  if (preview.odds === null) return null;
  const { owner = '' } = decision;
  const hoped = hopes.flatMap(({ seats, outcomes = [] }) => (seats.includes(owner) ? outcomes : []));
  return (
    <div className="ahead">
      <Needs all={hopedOf(hopes, decision.owner, falls)} sides={falls?.sides ?? 0} />
      <Dist preview={preview} falls={falls} hoped={hoped} />
    </div>
  );
}

/** What each face of the die of a sheet brings, and what is hoped of it, by whomever. */
function useFalls(
  preview: Preview,
  decision: Decision,
  { open }: View,
): { readonly falls: Falls | null; readonly hopes: readonly Hope[] } {
  const book = useBook();
  const whole = useWhole();
  const { sheet } = preview;
  const said = whole?.rules.hoped?.(open, sheet.sheet)?.hopes;
  const hopes = said ?? own(book.table.rules.sheets, sheet.sheet)?.hopes ?? [];
  return { falls: fallsIn(preview, decision, book), hopes };
}

/** The sums behind the chances, but for those in which nothing counts but the die. */
function Sums({ previews }: Pick<RollProps, 'previews'>): ReactNode {
  const sums = previews.filter(({ sheet, odds }) => odds === null || sheet.lines.length > 1);
  if (sums.length === 0) return null;
  return (
    <section className="roll-sums before" aria-label={rollTexts.sums}>
      <h2>{rollTexts.sums}</h2>
      {sums.map(({ sheet }) => (
        <SheetTable key={sheet.sheet} result={sheet} />
      ))}
    </section>
  );
}

interface OneByOneProps extends RollProps {
  dieOf(i: number, what: string): OneDie;
}

/** Dice that are rolled together, and each for something of its own. */
function OneByOne({ previews, decision, view, typed, dieOf }: OneByOneProps): ReactNode {
  const { table, say } = useBook();
  const titleOf = ({ sheet }: Preview): string => {
    const title = own(table.rules.sheets, sheet.sheet)?.title;
    return title ? say(title) : sheet.sheet;
  };
  const dice = previews.map((each, i) => dieOf(i, titleOf(each)));
  const Field = isTypedIn(dice) ? DieField : Die;
  return (
    <>
      {typed && Field === DieField && <p className="hint">{deskTexts.form.allDice}</p>}
      {previews.map((each, i) => (
        <section key={each.sheet.sheet} className="one-roll" aria-label={titleOf(each)}>
          <p className="strong">{titleOf(each)}</p>
          <Ahead preview={each} decision={decision} view={view} />
          {typed && dice[i] && <Field {...dice[i]} />}
        </section>
      ))}
    </>
  );
}

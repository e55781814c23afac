import { assumedBy } from '../../club/assumed.ts';
import { sectionOf } from '../../club/club.ts';
import type { Decision } from '../../kernel/forms/decision.ts';
import { choicesOf, type Form, isCounted, type Option, type Row } from '../../kernel/forms/form.ts';
import { leadingForm } from '../../kernel/forms/leading.ts';
import { stateOf } from '../../kernel/game/game.ts';
import { isRecord, type Json } from '../../kernel/json.ts';
import { foresee } from '../../kernel/sums/know.ts';
import type { Assumptions, OfClub } from '../../kernel/sums/assume.ts';
import { briefOf, totalOf } from '../../kernel/sums/brief.ts';
import { percentText } from '../../kernel/sums/odds.ts';
import {
  aboutOf,
  gainOf,
  hopeAt,
  type Prospect,
  type Prospects,
  prospectsOf,
} from '../../kernel/sums/prospect.ts';
import type { WeighedChance } from '../../kernel/sums/weigh.ts';
import { type View, viewOf } from '../../kernel/game/position.ts';
import type { Table } from '../../kernel/rulebook.ts';
import type { Seat } from '../../kernel/seat.ts';
import { clubAt } from './club-file.ts';
import { isFailed, nameOf, say } from '../output.ts';
import { parseAnswer } from '../text/parse-answer.ts';
import { type Command, hear, readerOf, type Session } from './session.ts';
import { aheadText, type ChanceText, columns, rangeText } from '../text/show.ts';

// What a choice leads to, before it is made, as the seat that chooses knows it.

/** Chances over no more than that are told as they are counted. */
const MOST_COUNTED = 1000n;
const PERCENT = 100n;

/** What is chosen, as a seat sees it. */
type Chosen = Pick<Decision, 'form' | 'optional'>;

/** The prospects of a choice, worked out when they are first read. */
export function lazyProspects(
  { rules }: Table,
  view: View,
  asked: Chosen,
  set: Assumptions = {},
  club: () => OfClub = () => ({}),
): () => Prospects {
  let made: Prospects | undefined;
  return () => (made ??= prospectsOf(rules, view, leadingForm(rules, view, asked), set, { club: club() }));
}

/** The same as somebody at the console sees it, who may assume otherwise, and has a club file or not. */
export function foreseenAt(session: Session, asked: Chosen, reader: Seat | null): () => Prospects {
  const { game } = session.open;
  const view = viewOf(stateOf(game).position, reader);
  return lazyProspects(game.table, view, asked, session.assumed.get(reader), () => clubValues(session, view));
}

/** What the club file that is played with has, where it can be read. */
export function clubValues({ club: path, open: { game, rulebook } }: Session, view: View): OfClub {
  const club = path === null ? null : clubAt(path);
  return club === null || isFailed(club) ? {} : assumedBy(sectionOf(club, rulebook.id), game.table, view);
}

/** Chances as a view knows them, in a line for each choice; what numbers bring stands in columns. */
export function chancesFor(table: Table, prospects: () => Prospects): ChanceText {
  return (choice) => {
    if (choice.barred) return '';
    const own = prospects().all.filter((each) => each.choices.includes(idOf(choice)) && !isTabled(each));
    return own.flatMap((each) => briefText(table, each)).join('; ');
  };
}

/** Whether a prospect stands in columns. */
function isTabled({ lead }: Prospect): boolean {
  return isCounted(lead);
}

function briefText({ rulebook }: Table, prospect: Prospect): string[] {
  const { lead, sheet, steps } = prospect;
  const totals = steps.flatMap((step) => totalOf(prospect, step) ?? []);
  const isTold = totals.length > 0;
  const min = Math.min(...totals.map((each) => each.min));
  const max = Math.max(...totals.map((each) => each.max));
  // a margin of which nothing is open says who leads
  const isClear = isTold && lead.later === undefined && steps[0]?.weighed?.of === 1n;
  return [
    ...(isTold ? [`${say(rulebook, sheet.title)}: ${rangeText({ min, max })}`] : []),
    ...(isClear ? [] : briefOf(prospect)).map(({ label, steps: all }) => {
      if (lead.later === undefined)
        return `${all.map(({ chance }) => countText(chance)).join()}: ${say(rulebook, label)}`;
      const by = all.map(({ number, chance }) => `with ${number} ${chanceText(chance)}`);
      return `${by.join(', ')}: ${say(rulebook, label)}`;
    }),
  ];
}

/** A chance in percent: a range where something is open. */
function chanceText({ sure, possible, of }: WeighedChance): string {
  const [least, most] = [percentText(sure, of, 0), percentText(possible, of, 0)];
  return least === most ? `${least}%` : `${least} to ${most}%`;
}

/** A chance as it is counted, or in percent where it is weighed. */
function countText(chance: WeighedChance): string {
  const { sure, possible, of } = chance;
  if (of > MOST_COUNTED) return chanceText(chance);
  return `${sure === possible ? sure : `${sure} to ${possible}`} in ${of}`;
}

/** What each number would bring, in columns; empty where no number brings anything. */
export function tableText({ rulebook }: Table, form: Form, { all }: Prospects): string {
  const tabled = all.filter(isTabled);
  if (form.kind !== 'allocate' || tabled.length === 0) return '';
  const [hope] = tabled.flatMap(({ hopes }) => hopes);
  const most = Math.max(...tabled.map(({ steps }) => steps.length));
  const hasNow = tabled.some(({ lead }) => lead.now);
  const heads = Array.from({ length: most }, (_, number) => String(number));
  const about = aboutOf(tabled);
  const nameAt = (at: number, first: string | undefined): string => {
    const row = form.rows.find(({ id }) => id === first);
    return about ? nameOf(rulebook, about[at] ?? '') : row ? say(rulebook, row.label) : '';
  };
  const lines = tabled.map((each, i) => [
    nameAt(i, each.choices[0]),
    ...(hasNow ? [each.lead.now ? say(rulebook, each.lead.now) : ''] : []),
    ...heads.map((_, number) => cellText(each, number)),
    gainText(each),
  ]);
  const head = ['', ...(hasNow ? ['today'] : []), ...heads, 'first'];
  const what = hope ? `Chances of ${say(rulebook, hope.label)}` : 'Chances';
  return `${what}, by number; "assume" says and sets what they assume:\n${columns([head, ...lines], '  ')}`;
}

function cellText(prospect: Prospect, number: number): string {
  const { hopes, steps } = prospect;
  const step = steps.find((each) => each.number === number);
  const [hope] = hopes;
  if (!step) return '';
  const total = totalOf(prospect, step);
  if (total !== null) return rangeText(total);
  const chance = hope ? hopeAt(step, hope) : null;
  return chance ? chanceText(chance) : '?';
}

/** What the first one adds, in percent. */
function gainText({ hopes: [hope], steps: [none, one] }: Prospect): string {
  const gain = hope ? gainOf(hopeAt(none, hope), hopeAt(one, hope)) : null;
  if (gain === null) return '?';
  const whole = (2n * PERCENT * gain.by + gain.of) / (2n * gain.of);
  return whole > 0n ? `+${whole}` : String(whole);
}

/** Show the sheet and the exact chances of what one choice leads to. */
export const showChances: Command = async (session, asked) => {
  const { console } = session;
  const { form } = asked;
  const leading = form ? leadingIn(session, { ...asked, form }) : [];
  const [only, ...more] = leading;
  if (!form || !only) {
    console.print('Nothing that can be chosen here leads to a roll.');
    return undefined;
  }
  printTable(session, { ...asked, form }, readerOf(asked));
  if (more.length === 0) return tell(session, asked, [only]);
  const heard = await hear(session, asked, 'The chances of which choice? (by number or name; Enter: none)');
  if (typeof heard === 'string') return heard;
  const meant = meantBy(form, heard.line);
  if (typeof meant === 'string') console.print(meant);
  else
    tell(
      session,
      asked,
      leading.filter((each) => meant.includes(idOf(each))),
    );
  return undefined;
};

/** The choices that lead somewhere. */
function leadingIn(
  { open: { game } }: Session,
  asked: Chosen & { readonly seat: string },
): readonly (Option | Row)[] {
  const view = viewOf(stateOf(game).position, readerOf(asked));
  return choicesOf(leadingForm(game.table.rules, view, asked)).filter((each) => each.leads && !each.barred);
}

/** What numbers bring in a form, as its seat assumes. */
export function printTable(session: Session, asked: Chosen, reader: Seat | null): void {
  const { open, console } = session;
  const text = tableText(open.game.table, asked.form, foreseenAt(session, asked, reader)());
  if (text !== '') console.print(text);
}

function tell(
  session: Session,
  asked: { readonly seat: string },
  choices: readonly (Option | Row)[],
): undefined {
  const { rulebook, game } = session.open;
  const view = viewOf(stateOf(game).position, readerOf(asked));
  if (choices.length === 0) session.console.print('That leads to no roll.');
  for (const { label, leads = [] } of choices)
    session.console.print(
      `${say(rulebook, label)}\n${aheadText(game.table, foresee(game.table.rules, view, leads))}`,
    );
}

/** The choices that a line names, or why none. */
function meantBy(form: Form, line: string): readonly string[] | string {
  if (line === '') return [];
  const parsed = parseAnswer(form, line);
  return isFailed(parsed) ? parsed.failed : idsIn(parsed.value);
}

function idsIn(answer: Json): readonly string[] {
  return isRecord(answer) ? Object.keys(answer) : [String(answer)];
}

function idOf(choice: Option | Row): string {
  return 'value' in choice ? choice.value : choice.id;
}

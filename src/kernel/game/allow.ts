import { type Decision, type Seat, standingDecision } from '../forms/decision.ts';
import type { Referee } from '../steps/dispatch.ts';
import { choicesOf, type Option, type Row } from '../forms/form.ts';
import { type Json, own } from '../json.ts';
import { askedNow } from '../forms/lazily.ts';
import { isGuard, type OpenCommon, type Position, type View } from './position.ts';
import type { Table } from '../rulebook.ts';
import { type Words, words } from '../texts/words.ts';

/** What the rules ask of a view, with the bars lifted that were set aside. */
export function askedOf({ rules }: Table, view: View): readonly Decision[] {
  const asked = askedNow(rules.asks(view), view.open);
  return view.open.allowed || view.sealed?.allowed ? asked.map((each) => lifted(each, view)) : asked;
}

function lifted(decision: Decision, { open, sealed }: View): Decision {
  const { id, form } = decision;
  const lift = <T extends Option | Row>(each: T): T => {
    const { barred, ...rest } = each;
    const because = barred && whyAllowed(decision.sealed ? sealed : open, id, nameOf(each));
    return because ? ({ ...rest, allowed: { ...barred, because } } as unknown as T) : each;
  };
  if (form.kind === 'choose') return { ...decision, form: { ...form, options: form.options.map(lift) } };
  return form.kind === 'allocate' ? { ...decision, form: { ...form, rows: form.rows.map(lift) } } : decision;
}

/** Why something barred was allowed in a decision; undefined when it was not. */
export function whyAllowed(
  store: Pick<OpenCommon, 'allowed'> | undefined,
  decision: string,
  option: string,
): string | undefined {
  return own(own(store?.allowed ?? {}, decision) ?? {}, option);
}

function nameOf(each: Option | Row): string {
  return 'value' in each ? each.value : each.id;
}

/**
 * The standing decisions by which a seat sets a bar of its own decisions aside, sealed for its sealed ones. They come
 * from its own view, as what is barred can depend on its secrets.
 */
export function allowing(asked: readonly Decision[], { seat, open, sealed }: View): Decision[] {
  const settingAside = (name: string, step: string, decisions: readonly Decision[]): Decision[] => {
    const options = decisions.flatMap(barsOf);
    if (seat === null || options.length === 0) return [];
    return [standingDecision(`${step}/${name}`, seat, { kind: 'choose', options, reason: true }, name)];
  };
  const { secret = [], plain = [] } = Object.groupBy(asked, (each) => (each.sealed ? 'secret' : 'plain'));
  const hidden = settingAside('allow-secret', `${seat}-${sealed?.reports}`, secret);
  return [
    ...settingAside('allow', `${open.reports}`, plain),
    ...hidden.map((each) => ({ ...each, sealed: true }) as const),
  ];
}

/** What a decision bars, as options that name decision and option or row: '1940/name=turkey'. */
function barsOf({ id, form }: Decision): Option[] {
  return choicesOf(form).flatMap((each) => {
    const label = words('allow.option', { what: each.label, ...each.barred });
    return each.barred ? [{ value: `${id}=${nameOf(each)}`, label }] : [];
  });
}

/** Set a bar aside, in place. Others are told no more than the answer says; of a sealed one only that it was given. */
export function allow({ open, sealed }: Position, decision: Decision, answer: Json, referee: Referee): void {
  const { value, reason } = answer as { value: string; reason: string };
  const { seat } = decision;
  const store = (decision.sealed && own(sealed, seat)) || open;
  const [id = '', ...option] = value.split('=');
  const allowed = own(store.allowed ?? {}, id);
  store.allowed = { ...store.allowed, [id]: { ...allowed, [option.join('=')]: reason } };
  store.reports++;
  const told = allowedWords(seat, value, reason);
  const data = decision.sealed ? words('allow.toldSecret', { seat }) : told;
  referee.tell?.({ to: 'all', kind: 'ruling', data, clauses: [] });
  if (decision.sealed) referee.tell?.({ to: [seat], kind: 'ruling', data: told, clauses: [] });
}

/** The decisions so far are over, in place: which bars were set aside in them, and why, the log keeps. */
export function forgetAllowed({ open, sealed }: Position): void {
  if (open.allowed) delete open.allowed;
  for (const each of Object.values(sealed)) if (!isGuard(each) && each.allowed) delete each.allowed;
}

/** What is told of a bar that a seat sets aside: '1940/name=turkey', and why. */
export function allowedWords(seat: Seat, value: string, reason: string): Words {
  const [decision = '', ...option] = value.split('=');
  return words('allow.told', { seat, decision, option: option.join('=').split('/'), reason });
}

import { type Decision, isSame, nameOf, type Play } from '../game.ts';
import { missingWords, order } from './checks.ts';
import { dueDie, naming, placing } from './flow.ts';
import { dateOf, type State } from './state.ts';

// Whether what is asked is what has to be: whose moment it is, and which check waits for what.

export function ofMoment(s: State, play: Play): readonly string[] {
  const asked = play.asked().filter((each) => each.optional !== true);
  const names = [...new Set(asked.map(({ id }) => nameOf(id)))];
  const at = `${dateOf(s)}, ${s.step}${s.wait[0] ? `, waits for ${s.wait[0].decision}` : ''}, next ${order(s).find((each) => !s.done.includes(each)) ?? ''}`;
  if (s.step === 'over')
    return play.isOver ? [] : [`the game is over (${at}), and ${names.join(', ')} is asked`];
  if (play.isOver) return [`the game goes on (${at}), and is over`];
  if (s.wait[0]?.soft) return [];
  const wrong = [
    ...new Set(
      asked
        .filter((each) => !isDue(s, each))
        .map(({ id, form }) =>
          form.kind === 'report' ? `${id} (${form.facts.slice(0, 6).join(', ')})` : id,
        ),
    ),
  ];
  return wrong.length === 0 ? [] : [`asked ${wrong.join(', ')}: the model is at ${at}`];
}

function isDue(s: State, { id, seat, form }: Decision): boolean {
  const name = nameOf(id);
  const [wait] = s.wait;
  if (wait) {
    if (wait.decision === 'french-level') return name === 'report' && /french-level/.test(id);
    return wait.decision === name && wait.seats.includes(seat);
  }
  const facts = form.kind === 'report' ? form.facts : [];
  // whom conquest bars from being named (49.435)
  if (/ready/.test(id) && facts.length > 0 && facts.every((key) => key.startsWith('conquered.')))
    return ['axis', 'allied', 'ready'].includes(s.step);
  switch (s.step) {
    case 'start':
      return name === 'report' && /allotment/.test(id);
    case 'allocate':
      return name === 'allocate' && placing(s).includes(seat);
    case 'election':
      return name === 'report' && /election/.test(id);
    case 'axis':
    case 'allied':
      return id.includes(dateOf(s)) && name === 'name' && naming(s).includes(seat);
    case 'ready':
      return name === 'report' && /ready/.test(id);
    case 'dice':
      return name === dueDie(s);
    default:
      return id.includes(dateOf(s)) && isOfChecks(s, name, facts);
  }
}

/** What may be asked while a check is open: of the word of the table, of whom it is missing. */
function isOfChecks(s: State, name: string, facts: readonly string[]): boolean {
  const next = order(s).find((each) => !s.done.includes(each));
  if (name === 'surrender') return next === 'paris';
  if (name !== 'report' && name !== 'changes') return false;
  if (facts.includes('paris.axis')) return next === 'paris';
  const words = facts.filter((key) => key.startsWith('safe.')).map((key) => key.slice(5));
  const missing = missingWords(s);
  return isSame(words.toSorted(), missing.toSorted());
}

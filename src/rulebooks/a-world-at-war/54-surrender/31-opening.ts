import { type DecisionKind, type Question, texts } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import { type Open, turnId } from '../state.ts';

/** 54.31, ruling surrender-opening: the table confirms a surrender before it opens what each side has placed in a country. */
export function askOpening(open: Open, power: 'italy' | 'france', clause: string): Question {
  return {
    id: `${turnId(open)}/${power}/open`,
    form: { kind: 'choose', options: [{ value: 'open', label: say.option.openDps({ power }) }] },
    prompt: say.ask.openDps({ power }),
    clauses: ['54.31', clause],
  };
}

const OPEN: DecisionKind = {
  name: 'open',
  seats: 'table',
  form: 'choose',
  about: 'A surrender is confirmed: what each side has placed in the country is opened.',
  clauses: ['54.31', '56.31A', '58.21E'],
  consent: true,
};

const say = texts({
  ask: {
    openDps:
      '{power} surrenders. If that is right, confirm it: then the DPs of all in {power} are opened, and cannot be hidden again. If not, take back what was told.',
  },
  option: {
    openDps: 'Open the DPs in {power}',
  },
});

/** 54.31: what a surrender opens. */
export const OPENING = part(import.meta.url, { decisions: [OPEN], texts: say });

import { type board, reportedValue, texts, type Words } from '../../../kernel/index.ts';
import { POWERS, type StormPower } from '../powers.ts';
import { conquest } from '../starts/standing.ts';
import type { Books, Open } from '../state.ts';
import { flagsOf, heading, ringOf } from './shown.ts';

/** Who stands where as it is over: the flags of each power and where they are, its spy rings, what it has conquered. */
export function standing(books: Books, open: Open): board.TablePanel {
  const rows = POWERS.map((power) => rowOf(books, open, power));
  const { title, power, flags, where, rings, conquered } = endedTexts.standing;
  return { kind: 'table', title: title(), columns: [power(), flags(), where(), rings(), conquered()], rows };
}

function rowOf({ targets }: Books, open: Open, power: StormPower): (board.Cell | null)[] {
  const flags = targets.map((target) => ({ target, count: flagsOf(open, power, target.id) }));
  const known = flags.flatMap(({ count }) => count ?? []);
  const sum = known.reduce((all, count) => all + count, 0);
  const where = flags.flatMap(({ target, count }) =>
    count === null || count === 0 ? [] : [endedTexts.standing.flag({ target: heading(target), count })],
  );
  const rings = targets.filter(({ id }) => !['none', null].includes(ringOf(open, power, id)));
  const taken = targets.filter(({ id }) => reportedValue(open.facts, conquest.key(id)) === power);
  return [
    power,
    known.length < flags.length ? endedTexts.standing.atLeast({ sum }) : sum,
    list(where),
    list(rings.map(heading)),
    list(taken.map(heading)),
  ];
}

const list = (parts: readonly Words[]): board.Cell =>
  parts.length === 0 ? '' : endedTexts.standing.list({ parts: [...parts] });

export const endedTexts = texts({
  standing: {
    title: 'Who stands where',
    power: 'power',
    flags: 'flags',
    where: 'where',
    rings: 'spy rings',
    conquered: 'conquered',
    flag: '{target} {count}',
    atLeast: 'at least {sum}',
    list: '{parts}',
  },
});

import {
  type Choice,
  differing,
  type Json,
  nameOf,
  pick,
  type Play,
  type Random,
  rulingsOf,
} from '../game.ts';
import type { Model } from '../model.ts';
import { ofLine, ofSheet, type Sheet } from './know.ts';
import { mayEstablish } from './falls.ts';
import { harden, start, take } from './flow.ts';
import { isChecked, levelOf, missingWords } from './checks.ts';
import { ofMoment } from './asked.ts';
import { begin, endsOf, kept, known, sheets, type State } from './state.ts';
import { askedReport, report, startFile, type StartFile } from './told.ts';

const BOOK = 'a-world-at-war';
const SCENARIOS = ['campaign-1939', 'campaign-1939', 'global-1939', 'global-1939', 'pacific-1941'];
const PINNED: Readonly<Record<string, string>> = {
  surrenders: 'played',
  'late-war': 'played',
  secrecy: 'program',
  'spy-rings': 'open',
  'germany-needed': 'sum',
  'reported-falls': 'whole',
  'atomic-marker-control': 'no',
  'tensions-at-war': 'adverse',
};

function choose(random: Random): Choice {
  const scenario = pick(SCENARIOS, random) ?? '';
  const others = random(2) === 0 ? [] : rulingsOf(BOOK).filter(() => random(3) === 0);
  const chosen = others.map(({ id, choices }) => [id, pick(choices, random) ?? '']);
  const file = startFile(scenario, random);
  return {
    scenario,
    rulings: { ...Object.fromEntries(chosen), ...PINNED },
    files: [file as unknown as Json],
  };
}

function differs(s: State, play: Play): readonly string[] {
  for (const { id } of play.asked()) harden(s, id);
  if (play.isOver) harden(s, '');
  if (s.isLost) return [];
  // what decided a surrender that is over is read no more
  const isLeft = (name: string): boolean =>
    !['france', 'italy'].some(
      (each) => name.endsWith(`/${each}`) && s.facts[`surrendered.${each}`] === true,
    ) || name.startsWith('dp-level');
  const found = [
    ...ofMoment(s, play),
    ...Object.entries(s.wait[0]?.soft || s.step === 'over' ? {} : kept(s)).flatMap(([key, value]) =>
      differing(key, play.fact(key), value),
    ),
  ];
  if (found.length > 0)
    return [
      ...found,
      JSON.stringify(checkedNow(s)),
      JSON.stringify(missingWords(s)),
      JSON.stringify(
        ['resistance/germany', 'dp-total/italy', 'resistance/britain', 'resistance/russia'].map((n) => {
          try {
            return play.sheet(n).total;
          } catch {
            return null;
          }
        }),
      ),
      play
        .asked()
        .map(({ id }) => id)
        .join(' '),
      Object.keys(s.facts)
        .filter((k) => /^(war|surrendered)\./.test(k) && s.facts[k] === true)
        .join(' '),
    ];
  const lines = (s.wait[0]?.soft || s.step === 'over' ? [] : Object.entries(sheets(s)))
    .filter(([name]) => isLeft(name))
    .flatMap(([name, sheet]) => ofLines(s, play, name, sheet));
  return lines.length === 0
    ? []
    : [
        ...lines,
        play
          .asked()
          .map(({ id }) => id)
          .join(' '),
        JSON.stringify(missingWords(s)),
      ];
}

function checkedNow(s: State): unknown {
  return Object.fromEntries(
    (['germany', 'italy', 'britain', 'russia', 'japan', 'china'] as const).map((who) => [
      who,
      isChecked(s, who) ? levelOf(s, who) : null,
    ]),
  );
}

function ofLines(s: State, play: Play, name: string, sheet: Sheet): readonly string[] {
  const shown = play.sheet(name);
  const know = known(s);
  const lines = shown.lines.flatMap(({ id, min, max }) => {
    // what is placed is a secret until it is opened
    if (/-dps$|\/covert$/.test(id)) return [];
    const line = sheet[id];
    if (!line && min === 0 && max === 0) return [];
    if (!line) return [`${name} has a line ${id}, the model not`];
    return differing(`${name} ${id}`, { min, max }, ofLine(line, know));
  });
  const missing = Object.keys(sheet).filter((id) => !shown.lines.some((line) => line.id === id));
  return [
    ...lines,
    ...missing.map((id) => `${name} has no line ${id}`),
    ...(lines.length > 0 || name.startsWith('surrender-level')
      ? []
      : differing(name, shown.total, endsOf(name, ofSheet(sheet, know)))),
  ];
}

export const aWorldAtWarSurrender: Model<State> = {
  rulebook: BOOK,
  about: 'A World at War, rules 54 to 62: who is checked when, every level, and what comes of it.',
  choose,
  begin: ({ scenario, rulings, files }) =>
    start(begin(scenario, { ...usual(), ...rulings }, files[0] as unknown as StartFile)),
  take,
  expects: () => ({}),
  legal: (s, { id }, answer) =>
    nameOf(id) === 'vichy' && answer === 'establish' ? mayEstablish(s) : undefined,
  answer: (s, asked, random) => (asked.form.kind === 'allocate' ? {} : askedReport(s, asked, random)),
  report: (asked, random, s) => report(s, asked, random),
  differs,
  asides: ['report'],
  moves: 60,
};

function usual(): Record<string, string> {
  return Object.fromEntries(rulingsOf(BOOK).map(({ id, usual: by }) => [id, by]));
}

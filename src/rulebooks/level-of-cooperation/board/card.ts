import { type Bar, type Words, type board, sumOf, sums } from '../../../kernel/index.ts';
import type { Neutral } from '../files/card.ts';
import { DICE_FACTS, hitNumberSheet, hitsSheet } from '../hits.ts';
import { NATION_IDS, NATIONS, type NationId, signedLevel } from '../nations.ts';
import { benefits, rights } from '../rights.ts';
import { rightTexts } from '../rights.words.ts';
import { whyPassedBy } from '../rounds.ts';
import { choiceBar } from '../spheres.ts';
import { type Books, type Open, standingOf } from '../state.ts';
import { cooperationBoardTexts } from './board.words.ts';
import { cooperationCardTexts } from './card.words.ts';
import { wordsOf } from './shown.ts';

// The card of a neutral: its level and what it gives, who may move it and with which chance, and each nation's rights.

const { column } = cooperationCardTexts.card;

/** S3 to S6, T3, T4: what there is to know of a neutral; none where the card has no such one. */
export function cardPanels(books: Books, open: Open, id: string): readonly board.Panel[] {
  const neutral = books.neutral.get(id);
  if (!neutral) return [];
  const level = cooperationCardTexts.card.level({ level: signedLevel(standingOf(open, id).level) });
  const place = neutral.name;
  return [
    {
      kind: 'table',
      title: cooperationCardTexts.card.is({ place }),
      columns: [column.is()],
      rows: [level, ...wordsOf(open, neutral)].map((each) => [each]),
    },
    {
      kind: 'table',
      title: cooperationCardTexts.card.may({ place }),
      columns: [
        cooperationBoardTexts.board.nation(),
        column.choose(),
        column.hit(),
        column.moves(),
        column.has(),
        column.attack(),
        column.why(),
      ],
      rows: NATION_IDS.map((nation) => nationRow(books, open, nation, neutral)),
    },
  ];
}

/** The name that its card has for a neutral: texts say that. */
export function namesOf({ neutral }: Books, id: string): readonly string[] {
  const name = neutral.get(id)?.name;
  return name === undefined ? [] : [name];
}

function nationRow(
  books: Books,
  open: Open,
  nation: NationId,
  neutral: Neutral,
): readonly (board.Cell | null)[] {
  const bars = barsOf(books, open, nation, neutral);
  const rolls = NATIONS[nation].dice > 0;
  const has = benefits(open, neutral.id, nation).map((right) => rightTexts.right[right]());
  return [
    nation,
    (bars.length === 0 ? cooperationCardTexts.card.yes : cooperationCardTexts.card.no)(),
    rolls ? hitCell(books, open, nation, neutral.id) : '',
    rolls ? chanceCell(books, open, nation, neutral.id) : '',
    has.length === 0 ? '' : cooperationBoardTexts.board.list({ list: has }),
    cooperationCardTexts.card.attack[rights(open, neutral.id, nation).attack](),
    bars.length === 0 ? '' : cooperationCardTexts.card.reasons({ parts: bars }),
  ];
}

/** S1, S3, R3, R6, R8, R11: why a nation may not choose a neutral, in its own turn. */
function barsOf(books: Books, open: Open, nation: NationId, neutral: Neutral): readonly Words[] {
  const passed = whyPassedBy(books, open, nation);
  const bar = choiceBar(books, open, nation, neutral);
  const all: readonly Bar[] = [
    ...(passed ? [{ reason: passed.data, clauses: passed.clauses }] : []),
    ...(bar ? [bar] : []),
  ];
  return all.map(({ reason, clauses }) => cooperationCardTexts.card.why({ reason, clauses }));
}

/** S5: the hit number, as far as it is known. */
function hitCell(books: Books, open: Open, nation: NationId, neutral: string): board.Cell {
  const { min, max } = sumOf(books, { seat: null, open }, hitNumberSheet(nation, neutral)).total;
  return min === max ? min : cooperationCardTexts.card.between({ least: min, most: max });
}

/** S6, R12: the chance that a die hits. */
function chanceCell(books: Books, open: Open, nation: NationId, neutral: string): board.Cell {
  const falls = waysOf(NATIONS[nation].dice).map((faces) => {
    const dice = Object.fromEntries(faces.map((face, i) => [DICE_FACTS[i] ?? '', face]));
    return sumOf(books, { seat: null, open }, hitsSheet(nation, neutral), dice).total;
  });
  const sure = falls.filter(({ min }) => min > 0).length;
  const possible = falls.filter(({ max }) => max > 0).length;
  const percent = (ways: number): string => sums.percentText(ways, falls.length, 0);
  if (sure === possible) return cooperationCardTexts.card.chance({ chance: percent(sure) });
  return cooperationCardTexts.card.chance({
    chance: cooperationCardTexts.card.between({ least: percent(sure), most: percent(possible) }),
  });
}

const FACES = [1, 2, 3, 4, 5, 6];

/** All ways in which some dice fall. */
function waysOf(dice: number): readonly (readonly number[])[] {
  if (dice === 0) return [[]];
  return waysOf(dice - 1).flatMap((faces) => FACES.map((face) => [...faces, face]));
}

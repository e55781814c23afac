import { expect, it } from 'vitest';
import { bookOf } from '../../../kernel/kit/front.test-helper.ts';
import { watchTexts } from '../54-surrender/watch.words.ts';
import { aWorldAtWar } from '../index.ts';
import { electionTexts } from '../war/elections.words.ts';
import { ELECTIONS } from './index.ts';

/** The figures that sentences name by themselves, sentences without any left out. */
function figuresOf(texts: Readonly<Record<string, unknown>>): Record<string, string[]> {
  const found = Object.entries(texts).map(([key, text]): [string, string[]] => [
    key,
    typeof text === 'string' ? [...text.matchAll(/[+\u2212]?\d+(?:[:.]\d+)?/g)].map(String) : [],
  ]);
  return Object.fromEntries(found.filter(([, figures]) => figures.length > 0));
}

it('names the figures of the rules: odds of 2:1, results down to -4 for Britain, one point a turn', () => {
  expect(figuresOf(Object.assign({}, ...ELECTIONS.map(({ words }) => words), bookOf(electionTexts)))).toEqual(
    {
      'ask.election.year': ['1945'],
      'election.-1': ['2:1'],
      'told.restricted.-1': ['2:1'],
      'inForce.restricted.-1': ['2:1'],
      'told.britainToo': ['0', '\u22124'],
      'told.modifiers.europe': ['1'],
      'ask.embargo': ['1'],
      'told.embargo': ['1'],
      'inForce.modifiers': ['+1'],
      'inForce.embargo': ['+1'],
    },
  );
});

it('names the years of elections, and when France may give up of its own will, in the watch', () => {
  expect(figuresOf(bookOf(watchTexts))).toEqual({
    'watch.election.next.europe': ['1945'],
    'watch.election.next.pacific': ['1945'],
    'watch.france.paris': ['1940'],
  });
});

it('names the scale of results and tensions in its rulings', () => {
  const rulings = aWorldAtWar.rulings.filter(({ clauses }) => clauses.some((each) => each.startsWith('62.')));
  const texts = rulings.flatMap(({ id, question, choices }) => [
    [id, question] as const,
    ...choices.map((each) => [`${id}/${each.id}`, each.text] as const),
  ]);
  expect(figuresOf(Object.fromEntries(texts))).toEqual({
    'election-base': ['0', '\u22126'],
    'election-base/scale': ['62.65', '\u22126', '50', '\u22125', '54'],
    'election-no-war': ['\u22127'],
    'peace-with-italy': ['\u22127'],
    'first-us-war': ['50'],
    'first-us-war/same': ['50'],
    'reported-falls/allotment': ['58', '59', '62'],
    'reported-falls/whole': ['58', '59', '62'],
    'attack-election/before-britain': ['62.61'],
  });
});

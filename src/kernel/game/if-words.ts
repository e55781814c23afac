import type { Json } from '../json.ts';
import { renderValue, type WordBook } from '../texts/words.ts';

// What is said of trials alone, apart from the other texts: a page loads it when somebody asks what if.

const IF_WORDS: WordBook = {
  'if.nothing': 'Nothing else would change.',
  'if.fact': (args, book) => factText(args, book),
  'if.place': '{place}: {after} (now: {before})',
  'if.placeNow': '{place}: {after}',
  'if.placeNot': '{place}: no longer {before}',
  'if.sum': '{sheet}: {after} (now: {before})',
  'if.sumOfLine': 'Line {n}, {sheet}: {after} (now: {before})',
  'if.result': '{total}, {outcome}',
  'if.value': '{value}',
  'if.range': '{min} to {max}',
  'if.oneOf': (args, book) => listOr(args, book),
  'if.unknown': 'unknown',
  'if.stop.sealed': 'Here it would read what is sealed: what comes of that, only the game can say.',
  'if.stop.door': 'Here a secret would be opened: what comes after that, only the game can say.',
  'if.stop.held': 'It would be kept sealed until all have answered: before that nothing comes of it.',
  'if.stop.over': 'Then the game would be over.',
  'if.stop.dice': 'Then dice fall: {prompt}',
  'if.stop.table': 'Then the table is asked: {prompt}',
  'if.stop.own': 'Then {seat} is asked: {prompt}',
  'if.stop.seat': 'Then it is for {seat} to decide.',
};

type Args = Readonly<Record<string, Json>>;

const books = new WeakMap<WordBook, WordBook>();

/** A word book with what is said of trials. */
export function withIfWords(book: WordBook): WordBook {
  let both = books.get(book);
  if (!both) books.set(book, (both = { ...IF_WORDS, ...book }));
  return both;
}

/** Values of which one is so. */
function listOr({ values = [] }: Args, book: WordBook): string {
  return [values]
    .flat()
    .map((each) => renderValue(book, each as Json))
    .join(' or ');
}

/** A question is answered; what is only named has a colon. */
function factText({ fact, after, before }: Args, book: WordBook): string {
  const [name, then, now] = [fact, after, before].map((each) => renderValue(book, each));
  return `${name}${/[?.:]$/.test(name ?? '') ? '' : ':'} ${then} (now: ${now})`;
}

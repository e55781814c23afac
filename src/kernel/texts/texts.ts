import type { Json } from '../json.ts';
import { once } from '../steps/once.ts';
import { renderValue, type WordBook, wordBook, type Words, words } from './words.ts';

// Texts as values: a misspelt text, or an argument that it does not name, does not compile.

type Args = Readonly<Record<string, Json>>;

/** A template ('{power} has fallen'), or a function of its arguments: of any, or of those that it says. */
type Text = string | Made['text'];

interface Made {
  // a method: of a function its parameters are taken as it says them
  text(args: Args, book: WordBook): string;
}

/** Texts by name, in groups as deep as one likes: the key of each is its path, with dots. */
interface TextTree {
  readonly [name: string]: Text | TextTree;
}

/** The names in a template. */
type Named<T extends string, N extends string = never> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Named<Rest, N | Name>
  : N;

/** What a text speaks about. */
export type ArgsOf<T> = T extends string
  ? { readonly [N in Named<T>]: Json }
  : T extends (args: infer A, book: WordBook) => string
    ? A
    : never;

/** A text, said with what it speaks about. */
type Say<T extends Text> = { readonly key: string; readonly text: Text } & (object extends ArgsOf<T>
  ? (args?: ArgsOf<T> & Args) => Words
  : (args: ArgsOf<T> & Args) => Words);

/** Texts by name, each to be said. */
type Texts<T> = {
  readonly [K in keyof T]: T[K] extends Text ? Say<T[K]> : Texts<T[K]>;
};

/** Texts of a rule: `say.told.fallen({ power, by })` makes words with the key 'told.fallen' and these arguments. */
export function texts<const T extends TextTree>(tree: T): Texts<T> {
  return grown(tree, '') as Texts<T>;
}

function grown(tree: TextTree, path: string): object {
  return Object.fromEntries(
    Object.entries(tree).map(([name, each]) => [
      name,
      typeof each === 'object' ? grown(each, `${path}${name}.`) : sayOf(`${path}${name}`, each),
    ]),
  );
}

function sayOf(key: string, text: Text): Say<Text> {
  return Object.assign((args?: Args): Words => words(key, args), { key, text }) as unknown as Say<Text>;
}

/** The texts of some trees by their keys, as a word book has them. */
export function bookOf(...trees: readonly object[]): WordBook {
  return Object.fromEntries(trees.flatMap(leaves).map(({ key, text }) => [key, text as WordBook[string]]));
}

/** The keys of the texts of a tree. */
export function keysIn(tree: object): ReadonlySet<string> {
  return new Set(leaves(tree).map(({ key }) => key));
}

/** How words and names read by the texts of some trees, and those that are made of data, outside a game. */
export function reading(trees: readonly object[], made: WordBook = {}): (value: Json) => string {
  const book = once(() => wordBook(bookOf(...trees), made));
  return (value) => renderValue(book(), value);
}

function leaves(tree: object): readonly Say<Text>[] {
  return Object.values(tree).flatMap((each: object) =>
    typeof each === 'function' ? [each as Say<Text>] : leaves(each),
  );
}

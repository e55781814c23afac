import unhomoglyph from 'unhomoglyph';
import { BY_DEADLINE } from '../deadlines/texts.ts';
import { BOT_NAMES } from '../bots/texts.ts';
import { SAYS } from '../denied.ts';
import type { LiveGame } from '../games/live-game.ts';

// What people can be called: what looks the same to those who read it is the same.

/** The names by which the server itself speaks and acts, and calls others. */
const OURS = ['The table', BY_DEADLINE, SAYS.everybody, 'Maker', 'The maker'];
const BOTS = ['A bot', ...BOT_NAMES];

/** What takes no room on a line, or room alone: format characters, fillers, blanks, and what is no character of any text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A whole emoji, which can have such a character within: there it shows. */
const EMOJI = /\p{RGI_Emoji}/gv;

/** A name as it is kept: composed (NFC), with plain spaces. */
export function nameKept(name: string): string {
  return name
    .normalize('NFC')
    .replaceAll(/\p{Zs}/gu, ' ')
    .trim();
}

/**
 * Why people cannot be called so at one table with each other and those who are there, or null. Names are compared after
 * compatibility composition (NFKC), case folding and the skeleton of UTS 39.
 */
export function badNames(names: readonly string[], there: readonly string[] = []): string | null {
  const [ours, bots, known] = [looks(OURS), looks(BOTS), looks(there)];
  for (const name of names) {
    const odd = UNSEEN.exec(name.replaceAll(EMOJI, ''))?.[0];
    if (odd !== undefined)
      return `The name ${shown(name)} has a character that nobody sees (${codeOf(odd)}).`;
    if (nameKept(name) === '') return 'A name has no letters.';
    if (like(name, bots) !== undefined) return `${name} is what a bot is called: take another name.`;
    const own = like(name, ours);
    if (own !== undefined) return `${name} is what the server says for itself (${own}): take another name.`;
    const other = like(name, known);
    if (other === name) return `There are two people called ${name}.`;
    if (other !== undefined)
      return `${name} looks like ${other}, who is at this table too: take another name.`;
    for (const look of looksOf(name)) known.set(look, name);
  }
  return null;
}

/** Names by what they look like. */
type Looks = ReadonlyMap<string, string>;

function looks(names: readonly string[]): Map<string, string> {
  return new Map(names.flatMap((name) => looksOf(name).map((look) => [look, name] as const)));
}

function like(name: string, all: Looks): string | undefined {
  return looksOf(name).flatMap((look) => all.get(look) ?? [])[0];
}

/**
 * What a name looks like: letters of whatever case, and as they are written, where a capital letter looks like a small one of
 * another kind.
 */
function looksOf(name: string): readonly string[] {
  const plain = nameKept(name.normalize('NFKC'))
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/ +/g, ' ');
  return [`folded ${skeletonOf(folded(plain))}`, `written ${folded(skeletonOf(plain))}`];
}

/** Letters without their case, as the full case folding of Unicode does it: ß as ss, and each sigma as one. */
function folded(text: string): string {
  return text.replaceAll(/./gsu, (each) => each.toLowerCase().toUpperCase().toLowerCase());
}

/** The skeleton of UTS 39: decomposed, each character as the one that it looks like, decomposed again. */
function skeletonOf(text: string): string {
  return unhomoglyph(text.normalize('NFD')).normalize('NFD');
}

/** A name as it can be shown though it has what nobody sees. */
function shown(name: string): string {
  return name.replaceAll(/./gsu, (each) => (UNSEEN.test(each) ? '\ufffd' : each));
}

function codeOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The seats of their own that somebody has, in words. */
export function seatsOf({ game, seating }: Pick<LiveGame, 'game' | 'seating'>, at: number): string {
  const titles = new Map(game.table.setup.scenario.seats.map(({ id, title }) => [id, title]));
  return (seating.people[at]?.seats ?? []).map((seat) => titles.get(seat) ?? seat).join(', ');
}

import { type Bar, type BarredNews, texts } from '../../../kernel/index.ts';
import { hasSurrendered } from '../49-diplomacy/17-surrender.ts';
import { isConquered } from '../49-diplomacy/43-bars.ts';
import { event, westAttackedNeutral } from '../49-diplomacy/63-triggers.ts';
import { actual } from '../49-diplomacy/8-tension.ts';
import { effective, effectiveLevel } from '../49-diplomacy/85-effective-level.ts';
import { isJapanBound, isPeace } from '../59-britain/facts.ts';
import { areNoted, earlyTurns, isOfTreaty, isTooEarly, WAR_LEVEL } from '../59-britain/86-resumption.ts';
import { isJapanIn } from '../59-britain/89-far-east.ts';
import { between } from './belligerents.ts';
import { declarationRuling, DECLARATION_RULINGS } from './declarations.rulings.ts';
import { hasSignedPeace, isUsDefeated } from './elections.ts';
import { atWar, fights } from './minor-wars.ts';
import { part } from '../part.ts';
import { isLateWarPlayed } from '../turn/played.ts';
import { binds, standingOf } from '../starts/standing.ts';
import { type Books, type Open, turnId } from '../state.ts';
import { MINORS } from '../tables/targets.ts';
import { SIDES, type Theatre, THEATRES } from './theatres.ts';
import { areAtWar, type Belligerent, declarerOf, sinceOf, war, warDeclared, warSince } from './wars.ts';

// Who may declare war on whom now: all declarations that are told go through this.

type Pair = readonly [Belligerent, Belligerent];
type Beside = BarredNews['beside'];

/** What cannot be news of wars, as somebody may not declare them now (59.83, 59.84, 59.86A to C, 59.891A, 62.66, 62.71, 62.82). */
function barredWars(books: Books, open: Open): readonly BarredNews[] {
  if (areNoted(open))
    return isLateWarPlayed(books, open) ? [...tooEarly(books, open), ...toldLate(books, open)] : [];
  return [
    ...defeated(open),
    ...tooEarly(books, open),
    ...withBritainAlone(open),
    ...italyAlone(open),
    ...inAsiaAlone(books, open),
    ...THEATRES.flatMap((theatre) => tooCalm(books, open, theatre)),
    ...byNeutralBritain(open),
    ...toldLate(books, open),
  ];
}

const NOTHING: readonly BarredNews[] = [];

/** A war, whoever declares it; one that is fought is none to be declared. */
function anybody(open: Open, pair: Pair, barred: Bar, beside?: Beside): readonly BarredNews[] {
  if (areAtWar(open, ...pair)) return NOTHING;
  return [{ fact: war.key(...pair), value: true, barred, ...(beside && { beside }) }];
}

/** A war as one of the two declares it in this turn: with it, or in answer to who has. */
function declaredBy(
  open: Open,
  pair: Pair,
  by: Belligerent,
  barred: Bar,
  beside?: Beside,
): readonly BarredNews[] {
  const isFought = areAtWar(open, ...pair);
  if (isFought && (declarerOf(open, ...pair) !== undefined || sinceOf(open, ...pair) !== turnId(open)))
    return NOTHING;
  return [
    {
      fact: warDeclared.key(...pair),
      value: by,
      barred,
      beside: {
        [war.key(...pair)]: isFought ? [null, true] : [true],
        [warSince.key(...pair)]: [null, turnId(open)],
        ...beside,
      },
      asked: true,
    },
  ];
}

/** 62.82: with a defeated U.S. there is no war. */
function defeated(open: Open): readonly BarredNews[] {
  if (!isUsDefeated(open)) return NOTHING;
  const barred = { clauses: ['62.82'], reason: say.bar.defeated() };
  const enemies = THEATRES.flatMap((theatre) => SIDES[theatre].wars);
  return enemies.flatMap((enemy) => anybody(open, [enemy, 'us'], barred));
}

/** 59.86A, 59.892C: in the turn of a British surrender and the next; a war with Britain alone would be one with the U.S., too. */
function tooEarly(books: Books, open: Open): readonly BarredNews[] {
  if (!isTooEarly(open)) return NOTHING;
  return enemiesOf(books, open).flatMap(({ pair, barred }) => anybody(open, pair, barred));
}

/** 59.86A, 59.892C: one that is told later, with such a turn as that in which it began. */
function toldLate(books: Books, open: Open): readonly BarredNews[] {
  if (isTooEarly(open)) return NOTHING;
  return enemiesOf(books, open).flatMap(({ pair, barred }) =>
    anybody(open, pair, barred, { [warSince.key(...pair)]: earlyTurns(open) }),
  );
}

/** Who is at peace by a treaty after a British surrender, and why it may not go to war at once. */
function enemiesOf(books: Books, open: Open): readonly { readonly pair: Pair; readonly barred: Bar }[] {
  if (!hasSurrendered(open, 'britain')) return [];
  const early = { clauses: ['59.86A'], reason: say.bar.tooEarly() };
  const japanEarly = { clauses: ['59.892C'], reason: say.bar.japanTooEarly() };
  const isGermany = isPeace(open) && isOfTreaty(open);
  const isJapan = isJapanIn(books, open) && isJapanBound(open);
  return (['us', 'britain'] as const).flatMap((enemy) => [
    ...(isGermany ? [{ pair: ['germany', enemy] as const, barred: early }] : []),
    ...(isJapan ? [{ pair: ['japan', enemy] as const, barred: japanEarly }] : []),
  ]);
}

/** Unless a war with the U.S. is told with it. */
function unlessWithUs(power: Belligerent): NonNullable<Beside> {
  return { [war.key(power, 'us')]: [null, false] };
}

/** 59.83, 59.86B: a Britain at peace with Germany is neutral with the U.S. */
function withBritainAlone(open: Open): readonly BarredNews[] {
  if (!isPeace(open)) return NOTHING;
  const barred = { clauses: ['59.83', '59.86B'], reason: say.bar.britainAlone() };
  return anybody(open, ['germany', 'britain'], barred, unlessWithUs('germany'));
}

/** 59.62, 59.83: nor is there one with Italy alone, by ruling italy-and-britain. */
function italyAlone(open: Open): readonly BarredNews[] {
  if (!isPeace(open) || declarationRuling(open.rulings, 'italy-and-britain') === 'free') return NOTHING;
  const barred = { clauses: ['59.62', '59.83'], reason: say.bar.britainAlone() };
  return anybody(open, ['italy', 'britain'], barred, {
    ...unlessWithUs('germany'),
    ...unlessWithUs('italy'),
  });
}

/**
 * 59.891A: after a British surrender Japan goes to war with both or neither; by the treaty it does so by itself (59.892C). 59.83:
 * nor does Britain go to war with Japan before a neutral U.S.
 */
function inAsiaAlone(books: Books, open: Open): readonly BarredNews[] {
  const isOut = hasSurrendered(open, 'britain') && isJapanIn(books, open);
  if (!isOut || between(open, ['japan', 'us']).now !== false) return NOTHING;
  const pair = ['japan', 'britain'] as const;
  const byJapan = { clauses: ['59.891A'], reason: say.bar.japanAlone() };
  const byBritain = { clauses: ['59.83'], reason: say.bar.britainAlone() };
  return [
    ...(isJapanBound(open) ? NOTHING : declaredBy(open, pair, 'japan', byJapan, unlessWithUs('japan'))),
    ...(isPeace(open)
      ? declaredBy(open, pair, 'britain', byBritain, { ...unlessWithUs('japan'), ...unlessWithUs('germany') })
      : NOTHING),
  ];
}

const GOVERNED = { europe: '49.851D', pacific: '49.852D' } as const;

/** 49.851D, 49.852D: the U.S. below the level at which it may declare war, as far as the effective one is known. */
function tooCalm({ plan }: Books, open: Open, theatre: Theatre): readonly BarredNews[] {
  const { enemy, tension } = SIDES[theatre];
  const level = plan.tensions.includes(tension) ? effectiveLevel(open, tension) : undefined;
  const named = levelNamed(open, theatre);
  if (level === undefined || level >= WAR_LEVEL || named === null) return NOTHING;
  const reason = say.bar.tooCalm({ enemy, tension, needed: WAR_LEVEL, level });
  // a level that is told with it stands before the war
  const beside = { [actual.key(tension)]: [null], [effective.key(tension)]: [null] };
  return declaredBy(open, [enemy, 'us'], 'us', { clauses: [...named, GOVERNED[theatre]], reason }, beside);
}

/** The clauses that name that level; null: none does, and by ruling first-us-war it bars nothing. */
function levelNamed(open: Open, theatre: Theatre): readonly string[] | null {
  const { enemy } = SIDES[theatre];
  if (hasSignedPeace(open, enemy)) return ['62.65', '62.66', '62.71'];
  if (theatre === 'europe' && hasSurrendered(open, 'britain')) return ['59.86C'];
  return declarationRuling(open.rulings, 'first-us-war') === 'same' ? ['62.65', '62.71'] : null;
}

/** What an attack of the West on a neutral country is told by, where not by its war with that (49.632, 49.4265). */
const OF_THE_WEST = [event.key('war.west-portugal'), westAttackedNeutral.key()];

/** 59.84: a neutral Britain; of the West as a whole, where there is nobody else in it: France fallen, the U.S. neutral. */
function byNeutralBritain(open: Open): readonly BarredNews[] {
  if (!isPeace(open)) return NOTHING;
  const barred = { clauses: ['59.84'], reason: say.bar.neutralBritain() };
  const neutral = MINORS.filter(
    (target) =>
      fights(open, 'britain', target) !== true &&
      !isConquered(open, target) &&
      !binds(standingOf(open, target)?.result),
  );
  const keys = neutral.map((target) => atWar.key('britain', target));
  const all = hasSurrendered(open, 'france') ? [...keys, ...OF_THE_WEST] : keys;
  const beside = { ...unlessWithUs('germany'), [war.key('germany', 'britain')]: [null, false] };
  return all.map((fact) => ({ fact, value: true, barred, beside }));
}

const say = texts({
  bar: {
    tooEarly:
      'Neither Germany nor the U.S. may declare war on the other in the turn of the British surrender and the next.',
    japanTooEarly: 'Japan may not go to war in the turn of the British surrender and the next.',
    defeated: 'The U.S. is defeated and takes no part in the war any more.',
    britainAlone: 'There is no war with Britain alone: it is neutral as long as the U.S. is.',
    japanAlone: 'Japan may not go to war with Britain without going to war with the U.S. too.',
    tooCalm:
      'The U.S. may declare war on {enemy} only at a {tension} level of {needed} or more: it is {level}.',
    neutralBritain: 'A neutral Britain may not declare war on neutral minor countries.',
  },
});

/** 49.851D, 59.83, 59.84, 59.86, 59.891A, 59.892C, 62.66, 62.71, 62.82: who may declare war on whom. */
export const DECLARATIONS = part(import.meta.url, {
  rulings: DECLARATION_RULINGS,
  barred: barredWars,
  texts: say,
});

import { texts, eachOf } from '../../../kernel/index.ts';
import { conquestFact } from '../49-diplomacy/43-bars.ts';
import { franceConquered } from '../49-diplomacy/431c-france.ts';
import { surrenderFact } from '../49-diplomacy/17-surrender.ts';
import { surrenderedMinor } from '../59-britain/22-counted.ts';
import { happening, sets } from '../facts/facts.ts';
import { part } from '../part.ts';
import { MINORS } from '../tables/targets.ts';

// Conquests and surrenders as a table tells them.

const say = texts({
  event: {
    asks: { country: 'Which country?', power: 'Which power?' },
    conquest: { title: 'A minor country is conquered', says: '{target} is conquered.' },
    liberation: { title: 'A minor country is liberated', says: '{target} is liberated.' },
    france: 'France is conquered.',
    surrender: { title: 'A power surrenders', says: '{power} surrenders.' },
    dominion: 'Australia or India surrenders',
  },
});

const { asks } = say.event;

const isConquered = happening<[string]>({
  name: 'conquest',
  clauses: ['49.435'],
  title: say.event.conquest.title(),
  asks: [asks.country()],
  each: eachOf(MINORS),
  says: (_, target) => say.event.conquest.says({ target }),
  reports: (target) => [sets(conquestFact, true, target)],
});

const liberation = happening<[string]>({
  name: 'liberation',
  clauses: ['49.435'],
  title: say.event.liberation.title(),
  asks: [asks.country()],
  each: eachOf(MINORS),
  says: (_, target) => say.event.liberation.says({ target }),
  reports: (target) => [sets(conquestFact, false, target)],
  lawful: (known, target) => known(conquestFact.key(target)) === true,
});

const fallOfFrance = happening<[]>({
  name: 'fall-of-france',
  // a fall comes by itself, mostly
  fits: () => false,
  clauses: ['49.36B'],
  title: say.event.france(),
  asks: [],
  each: () => [[]],
  says: () => say.event.france(),
  reports: () => [sets(franceConquered, true)],
});

type Falling = Parameters<typeof surrenderFact.key>[0];
const FALLING: readonly Falling[] = ['germany', 'italy', 'britain', 'us', 'russia', 'japan'];

const surrender = happening<[Falling]>({
  name: 'surrender',
  fits: () => false,
  clauses: ['49.17'],
  title: say.event.surrender.title(),
  asks: [asks.power()],
  each: eachOf(FALLING),
  says: (_, power) => say.event.surrender.says({ power }),
  reports: (power) => [sets(surrenderFact, true, power)],
});

type Dominion = Parameters<typeof surrenderedMinor.key>[0];
const DOMINIONS: readonly Dominion[] = ['australia', 'india'];

const dominion = happening<[Dominion]>({
  name: 'dominion-surrenders',
  fits: () => false,
  clauses: ['59.21', '59.81'],
  title: say.event.dominion(),
  asks: [asks.country()],
  each: eachOf(DOMINIONS),
  says: (_, power) => say.event.surrender.says({ power }),
  reports: (country) => [sets(surrenderedMinor, true, country)],
});

/** 49.435, 49.17: conquests and surrenders as they are told. */
export const FALLS_HAPPEN = part(import.meta.url, {
  events: [isConquered, liberation, fallOfFrance, surrender, dominion],
  texts: say,
});

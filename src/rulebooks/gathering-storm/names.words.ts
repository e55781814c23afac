import { type WordBook, texts } from '../../kernel/index.ts';
import { PRINTED_CARDS, NUMBERED_CARDS } from './9-events.ts';
import { POWERS } from './powers.ts';

const POWER_NAMES: Readonly<Record<(typeof POWERS)[number], string>> = {
  germany: 'Germany',
  italy: 'Italy',
  britain: 'Britain',
  france: 'France',
  russia: 'Russia',
};

/** What the columns of a placement are called beside the power whose counters they are. */
const COLUMNS = {
  ring: 'spy ring',
  military: 'military',
  'civil-war': 'civil war',
  success: 'success',
};

/** The columns that belong to a power: `<power>-military`, `<power>-<event>`. */
function columns(): WordBook {
  return Object.fromEntries(
    POWERS.flatMap((power) => [
      ...Object.entries(COLUMNS).map(([id, title]) => [
        `name.${power}-${id}`,
        `${POWER_NAMES[power]} (${title})`,
      ]),
      ...[...PRINTED_CARDS, ...NUMBERED_CARDS]
        .filter(({ holder }) => holder === power)
        .map(({ id, title }) => [`name.${power}-${id}`, `${POWER_NAMES[power]} (${title})`]),
    ]),
  );
}

/** The columns of strengths and of results: `<power>-<strength>`, `place-<power>`, `<power>-removes-<owner>`. */
function otherColumns(): WordBook {
  const strengths = Array.from({ length: 10 }, (_, i) => i);
  return Object.fromEntries(
    POWERS.flatMap((power) => [
      ...strengths.map((each) => [`name.${power}-${each}`, `${POWER_NAMES[power]} (strength ${each})`]),
      [`name.place-${power}`, `${POWER_NAMES[power]} places`],
      ...POWERS.filter((owner) => owner !== power).map((owner) => [
        `name.${power}-removes-${owner}`,
        `${POWER_NAMES[power]} removes (${POWER_NAMES[owner]})`,
      ]),
    ]),
  );
}

/** The rows by which a seat says how many covert operations its powers have. */
function operationRows(): WordBook {
  return Object.fromEntries(
    POWERS.map((power) => [`name.operations.${power}`, `covert operations of ${POWER_NAMES[power]}`]),
  );
}

/** The columns of what a seat seals in one form. */
function sealedColumns(): WordBook {
  return {
    'name.subversion': 'subversion',
    'name.subversion-level': 'level of subversion',
    ...Object.fromEntries(
      POWERS.flatMap((power) => [
        [`name.threat-${power}`, `communist threat (${POWER_NAMES[power]})`],
        [`name.covert-${power}`, `covert operations (${POWER_NAMES[power]})`],
      ]),
    ),
  };
}

/** What is called what. */
export const stormNameTexts = texts({
  name: {
    ...POWER_NAMES,
    axis: 'the Axis',
    allies: 'the Allies',
    nobody: 'nobody',
    purge: 'Party purge',
    general: 'general event',
    'general-russian': 'another general Russian event',
    none: 'none',
    inactive: 'inactive',
    active: 'active',
    albania: 'Albania',
    austria: 'Austria',
    belgium: 'Belgium',
    bulgaria: 'Bulgaria',
    czechoslovakia: 'Czechoslovakia',
    finland: 'Finland',
    greece: 'Greece',
    hungary: 'Hungary',
    ireland: 'Ireland',
    norway: 'Norway',
    poland: 'Poland',
    rhineland: 'the Rhineland',
    rumania: 'Rumania',
    spain: 'Spain',
    sweden: 'Sweden',
    turkey: 'Turkey',
    yugoslavia: 'Yugoslavia',
    scandinavia: 'Scandinavia',
    'eastern-europe': 'Eastern Europe',
    'western-europe': 'Western Europe',
    'central-europe': 'Central Europe',
    balkans: 'the Balkans',
    spring: 'Spring',
    summer: 'Summer',
    fall: 'Fall',
    winter: 'Winter',
    'anti-comintern': 'anti-Comintern',
  },
  called: '{of}',
  'called.event': '{power} ({event})',
});

/** The names of events and columns, made of those. */
export const MADE_NAMES: WordBook = {
  ...operationRows(),
  ...sealedColumns(),
  ...Object.fromEntries([...PRINTED_CARDS, ...NUMBERED_CARDS].map(({ id, title }) => [`name.${id}`, title])),
  ...columns(),
  ...otherColumns(),
};

/** A name at the head of a line. */
export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

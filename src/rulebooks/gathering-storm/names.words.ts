import type { WordBook } from '../../kernel/words.ts';
import { PRINTED, NUMBERED } from './9-events.ts';
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
      ...[...PRINTED, ...NUMBERED]
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

/** What is called what. */
export const WORDS = {
  ...Object.fromEntries(Object.entries(POWER_NAMES).map(([id, title]) => [`name.${id}`, title])),
  ...operationRows(),
  'name.axis': 'the Axis',
  'name.allies': 'the Allies',
  'name.nobody': 'nobody',
  'name.purge': 'Party purge',
  'name.general': 'general event',
  'name.general-russian': 'another general Russian event',
  'name.none': 'none',
  'name.inactive': 'inactive',
  'name.active': 'active',
  'name.albania': 'Albania',
  'name.austria': 'Austria',
  'name.belgium': 'Belgium',
  'name.bulgaria': 'Bulgaria',
  'name.czechoslovakia': 'Czechoslovakia',
  'name.finland': 'Finland',
  'name.greece': 'Greece',
  'name.hungary': 'Hungary',
  'name.ireland': 'Ireland',
  'name.norway': 'Norway',
  'name.poland': 'Poland',
  'name.rhineland': 'the Rhineland',
  'name.rumania': 'Rumania',
  'name.spain': 'Spain',
  'name.sweden': 'Sweden',
  'name.turkey': 'Turkey',
  'name.yugoslavia': 'Yugoslavia',
  'name.scandinavia': 'Scandinavia',
  'name.eastern-europe': 'Eastern Europe',
  'name.western-europe': 'Western Europe',
  'name.central-europe': 'Central Europe',
  'name.balkans': 'the Balkans',
  'name.spring': 'Spring',
  'name.summer': 'Summer',
  'name.fall': 'Fall',
  'name.winter': 'Winter',
  'name.anti-comintern': 'anti-Comintern',
  called: '{of}',
  'called.event': '{power} ({event})',
  ...Object.fromEntries([...PRINTED, ...NUMBERED].map(({ id, title }) => [`name.${id}`, title])),
  ...columns(),
  ...otherColumns(),
} satisfies WordBook;

/** A name at the head of a line. */
export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

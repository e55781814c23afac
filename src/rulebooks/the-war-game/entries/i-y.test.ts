import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../kernel/kit/front.test-helper.ts';
import { clauseOf, type GuideEntry, type Place } from '../stories/rule.ts';
import { I_TO_Y } from './i-y.ts';
import { entriesIToYTexts } from './i-y.words.ts';
import { FORCE_RULINGS } from '../rules/h-forces.rulings.ts';
import { ENTRY_RULINGS } from './stories.ts';

const RULINGS = ENTRY_RULINGS.filter(({ clauses }) => I_TO_Y.some(({ id }) => clauses[0]?.startsWith(id)));

// The ids of the clause index, Iran to Yugoslavia, but for NOR.M2, which is done in NOR.I1.
const CLAUSES = `
  IRN.O1 IRN.O2 IRN.I1 IRN.AX IRN.AL  IRQ.U1 IRQ.U2 IRQ.U3 IRQ.AX IRQ.AL  LIB.U1 LIB.I2 LIB.I1 LIB.AX LIB.AL
  MEX.E1 MEX.E2 MEX.I1 MEX.AX MEX.AL  MON.I1 MON.O0 MON.O1 MON.U1 MON.U2 MON.E1 MON.AX MON.AL  NEP.E1 NEP.AX NEP.AL
  NOR.I1 NOR.M1 NOR.AX NOR.AL  OMA.I1 OMA.M1 OMA.M2 OMA.AX OMA.AL  PAN.I1 PAN.U1 PAN.U2 PAN.AX PAN.AL  PAR.E1 PAR.E2 PAR.AX PAR.AL
  PER.E1 PER.U1 PER.U1a PER.U1b PER.U1c PER.AX PER.AL  POL.E1 POL.I1 POL.AX POL.AL
  POR.I1 POR.E1 POR.E2 POR.I2 POR.AX POR.AL  ROM.O1 ROM.R1 ROM.R2 ROM.I1 ROM.AX ROM.AL
  SAU.E1 SAU.I1 SAU.M1 SAU.AX SAU.AL  SPA.I1 SPA.O1 SPA.I2 SPA.I3 SPA.AX SPA.AL  SWE.U1 SWE.AX SWE.AL  SWI.E1 SWI.AX SWI.AL
  THA.O1 THA.U1 THA.I1 THA.AX THA.AL  TIB.AX TIB.AL  TUR.U1 TUR.S0 TUR.S1 TUR.S2 TUR.AX TUR.AL
  VEN.E1 VEN.I1 VEN.AX VEN.AL  WIN.O1 WIN.AX WIN.AL  YEM.I1 YEM.M1 YEM.O1 YEM.AX YEM.AL  YUG.U1 YUG.AX YUG.AL
`
  .trim()
  .split(/\s+/);
/** Clauses that are rolled, or an alliance, and do something by themselves, too. */
const PARTS = `
  IRQ.U1/neighbour MON.O1/left PAN.U2/police POR.E1/colonies POR.E1/fall POR.E2/angola POR.E2/azores
  POR.E2/mozambique POR.I2/entry SPA.O1/lapse THA.U1/lost YEM.M1/free
`
  .trim()
  .split(/\s+/);
const CHARTS =
  'IRN IRQ LIB MEX MON NEP NOR OMA PAN PAR PER POL POR ROM SAU SPA SWE SWI THA TIB TUR VEN WIN YEM YUG';
const COLONIES = 'ANG AZO BAL CAN CPV MOZ RDO SOC';

const placesOf = ({ home, colonies = [] }: GuideEntry): readonly Place[] => [...home, ...colonies];
const PLACES = I_TO_Y.flatMap(placesOf);

/** Every object in some data, at any depth. */
function objectsIn(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(data)) return data.flatMap(objectsIn);
  if (typeof data !== 'object' || data === null) return [];
  return [data as Record<string, unknown>, ...Object.values(data).flatMap(objectsIn)];
}

/** The places of a chart line by line: 'iran 5 2 infantry' with its value, what stands there, and its factory. */
function linesOf(forcesOf: (place: Place) => Place['forces'] | string): readonly string[] {
  return PLACES.map((place) => {
    const forces = forcesOf(place) ?? {};
    const units =
      typeof forces === 'string'
        ? [forces]
        : Object.entries(forces).map(([kind, count]) => `${String(count)} ${kind}`);
    return [place.id, place.value, ...units, ...(place.factory ? [place.factory] : [])].join(' ');
  });
}

describe('the clause index, from Iran to Yugoslavia', () => {
  const told = I_TO_Y.flatMap(({ id, rules }) => [...rules.map((rule) => rule.id), `${id}.AX`, `${id}.AL`]);

  it('has each rule once, and every box', () => {
    expect(told.toSorted()).toEqual([...CLAUSES, ...PARTS].toSorted());
    expect(new Set(told).size).toBe(told.length);
  });
  it('has a second part only of clauses that it has', () => {
    expect(PARTS.map((id) => clauseOf({ id })).filter((id) => !CLAUSES.includes(id))).toEqual([]);
  });
  it('has a place for every chart, and stands in its order', () => {
    const charts = new Set(PLACES.flatMap(({ entry }) => entry ?? []));
    expect([...charts].toSorted()).toEqual(`${CHARTS} ${COLONIES}`.split(' ').toSorted());
    expect(I_TO_Y.map(({ id }) => id)).toEqual(CHARTS.split(' '));
  });
});

describe('the charts', () => {
  it('print these values and forces for 1939', () => {
    expect(linesOf(({ forces }) => forces)).toEqual([
      'iran 5 2 infantry',
      'iraq 3 1 infantry',
      'liberia 1',
      'mexico 9 3 infantry minor',
      'mongolia 2 2 infantry',
      'nepal 1',
      'norway 5 2 infantry 1 artillery',
      'oman 2',
      'panama 3 1 infantry',
      'paraguay 3 1 infantry',
      'peru 5 2 infantry',
      'poland-western 4 3 infantry 1 armor 1 fighter minor',
      'poland-eastern 4 2 infantry 1 artillery',
      'portugal 3 3 infantry',
      'angola 2',
      'azores 0',
      'mozambique 3',
      'romania 8 2 infantry 1 artillery minor',
      'saudi-arabia 3 1 infantry',
      'spain 12 5 infantry 1 artillery 1 fighter minor',
      'balearic-islands 0',
      'canary-islands 0',
      'cape-verde 0',
      'rio-de-oro 1',
      'southwest-africa ',
      'sweden 8 3 infantry 1 artillery minor',
      'switzerland 2 1 infantry',
      'thailand 5 2 infantry',
      'tibet 1',
      'turkey 8 4 infantry 1 artillery minor',
      'venezuela 5 1 infantry',
      'west-indies 1',
      'yemen 2',
      'socotra 0',
      'yugoslavia 5 3 infantry',
    ]);
  });
  it('change these forces for 1942', () => {
    const changed = PLACES.flatMap(({ id, forces1942 }) => (forces1942 ? [[id, forces1942]] : []));
    expect(Object.fromEntries(changed)).toEqual({
      liberia: 'unprinted',
      mexico: { infantry: 1 },
      norway: 'owned',
      panama: 'unprinted',
      'poland-western': 'owned',
      'poland-eastern': 'owned',
      romania: 'owned',
      sweden: { infantry: 4, artillery: 1 },
      thailand: 'owned',
      'west-indies': 'unprinted',
      yugoslavia: 'owned',
    });
  });
  it('begin with these alliances in 1939', () => {
    const starts = I_TO_Y.map(({ id, start1939 }) => [id, start1939] as const);
    const friends = (nation: 'uk' | 'usa') =>
      starts.flatMap(([id, { [nation]: is }]) => (is === 'friendly' ? [id] : []));
    expect(friends('uk').join(' ')).toBe('IRN IRQ NEP OMA POL POR SAU YEM');
    expect(friends('usa').join(' ')).toBe('LIB MEX PAN');
    expect(Object.fromEntries(starts)).toMatchObject({
      ROM: { germany: 'friendly' },
      THA: { japan: 'friendly' },
      WIN: { usa: 'sworn' },
    });
    const neutral = starts.flatMap(([id, marks]) => (Object.keys(marks).length === 0 ? [id] : []));
    expect(neutral.join(' ')).toBe('MON NOR PAR PER SPA SWE SWI TIB TUR VEN YUG');
  });
  it('begin with these in 1942, and all others as in 1939', () => {
    const other = I_TO_Y.filter(
      ({ start1939, start1942 }) => JSON.stringify(start1939) !== JSON.stringify(start1942),
    );
    expect(Object.fromEntries(other.map(({ id, start1942 }) => [id, start1942]))).toEqual({
      LIB: { usa: 'sworn' },
      MEX: { usa: 'total' },
      MON: { ussr: 'friendly', japan: 'friendly', china: 'friendly' },
      NOR: { germany: 'total' },
      PAN: { usa: 'sworn' },
      POL: { germany: 'total' },
      POR: {},
      ROM: { germany: 'total' },
      THA: { japan: 'total' },
      YUG: { germany: 'total' },
    });
  });
  it('turn these ways when attacked, by the Axis and by an Ally', () => {
    const boxes = I_TO_Y.map(({ id, axis, allied }) =>
      [id, ...[axis, allied].flatMap((box) => [box.class, ...box.nations])].join(' '),
    );
    expect(boxes).toEqual([
      'IRN total uk sworn germany',
      'IRQ sworn uk total germany',
      'LIB total usa friendly usa',
      'MEX total usa total usa',
      'MON sworn ussr sworn japan',
      'NEP total uk friendly uk',
      'NOR sworn uk sworn germany',
      'OMA sworn uk friendly uk',
      'PAN total usa friendly usa',
      'PAR sworn usa sworn germany',
      'PER sworn usa neutral',
      'POL total uk sworn uk',
      'POR sworn uk sworn germany',
      'ROM sworn ussr total germany',
      'SAU sworn uk friendly germany',
      'SPA total uk total germany',
      'SWE neutral neutral',
      'SWI neutral neutral',
      'THA sworn uk total japan',
      'TIB sworn uk friendly uk',
      'TUR neutral neutral',
      'VEN sworn usa neutral',
      'WIN total usa sworn usa',
      'YEM sworn uk friendly uk',
      'YUG sworn uk sworn germany',
    ]);
  });
  it('roll these numbers', () => {
    const rolls = I_TO_Y.flatMap(({ rules }) =>
      rules.flatMap((rule) =>
        rule.kind === 'roll' ? [`${rule.id} ${rule.rolls} ${String(rule.needs)}`] : [],
      ),
    );
    expect(rolls).toEqual([
      'IRQ.U1 germany 5',
      'LIB.U1 usa 2',
      'MON.U1 china 7',
      'MON.U2 china 7',
      'PAN.U1 usa 3',
      'PAN.U2 usa 7',
      'PER.U1 germany 5',
      'THA.U1 france vichy',
      'TUR.S2 germany adjacent-axis',
      'YUG.U1 ussr 5',
    ]);
  });
});

describe('the words that the stories use', () => {
  const objects = objectsIn(I_TO_Y);

  it('exist for every government and sentence', () => {
    const states = I_TO_Y.flatMap(({ states = [] }) => states.map((state) => `name.${state}`));
    const told = objects.flatMap(({ does, key }) =>
      does === 'tell' ? [`told.${String(key)}`, `then.tell.${String(key)}`] : [],
    );
    expect(new Set([...states, ...told])).toEqual(new Set(Object.keys(bookOf(entriesIToYTexts))));
    expect(Object.values(bookOf(entriesIToYTexts))).not.toContain('');
  });
  it('name only governments that the entry has', () => {
    const unknown = I_TO_Y.flatMap(({ states = [], rules }) =>
      objectsIn(rules)
        .flatMap(({ is, of, does, state }) =>
          is === 'state' ? (of as string[]) : does === 'become' ? [state] : [],
        )
        .filter((each) => !states.includes(String(each))),
    );
    expect(unknown).toEqual([]);
  });
  it('name only choices that a ruling has', () => {
    const choices = new Map(
      [...ENTRY_RULINGS, ...FORCE_RULINGS].map(({ id, choices }) => [id, choices.map((each) => each.id)]),
    );
    const read = objects.filter(({ is }) => is === 'ruling');
    expect(read.length).toBeGreaterThan(10);
    for (const { id, choice } of read) expect(choices.get(String(id))).toContain(choice);
  });
  it('read every ruling that has more than one choice, but for those that attacks and the docket read', () => {
    const read = new Set(objects.flatMap(({ is, id, ruling }) => (is === 'ruling' ? [id] : [ruling])));
    const open = RULINGS.filter(({ choices }) => choices.length > 1).map(({ id }) => id);
    expect(open.filter((id) => !read.has(id))).toEqual([
      'paraguay-permanent',
      'peruvian-ecuador',
      'bosphorus-waits',
    ]);
    expect(RULINGS.filter(({ choices, fixed }) => choices.length === 1 && !fixed)).toEqual([]);
  });
  it('call every rule that only happens when called', () => {
    const calls = I_TO_Y.flatMap(({ rules }) => objectsIn(rules).filter(({ does }) => does === 'now'));
    const called = I_TO_Y.flatMap(({ rules }) =>
      rules.flatMap((rule) =>
        (rule.kind === 'event' && rule.at === 'called') || (rule.kind === 'roll' && rule.second)
          ? [rule.id]
          : [],
      ),
    );
    const all = new Set(calls.map(({ rule }) => rule));
    expect(called.filter((rule) => !all.has(rule))).toEqual([]);
    // these are on the docket too
    expect([...all].filter((rule) => !called.includes(String(rule)))).toEqual(['MON.U2', 'PAN.U2']);
  });
});

import { describe, expect, it } from 'vitest';
import { bookOf } from '../../../kernel/kit/front.test-helper.ts';
import type { GuideEntry, Forces, Marks, Place } from '../stories/rule.ts';
import { A_TO_H } from './a-h.ts';
import { entriesAToHTexts } from './a-h.words.ts';
import { FORCE_RULINGS } from '../rules/h-forces.rulings.ts';
import { ENTRY_RULINGS } from './stories.ts';

const IDS = A_TO_H.flatMap(({ id, colonies = [] }) => [id, ...colonies.map((each) => each.id)]);
const RULINGS = ENTRY_RULINGS.filter(({ clauses: [first = ''] }) => IDS.some((id) => first.startsWith(id)));

// The ids of the clause index, Afghanistan to Hungary with the colonies that stand in these files.
const CLAUSES = `
  AFG.U1 AFG.U2 AFG.U3 AFG.I1 AFG.AX AFG.AL  ARG.U1 ARG.U2 ARG.U3 ARG.U4 ARG.I1 ARG.AX ARG.AL
  BEH.E1 BEH.I1 BEH.E2 BEH.AX BEH.AL  BOL.U1 BOL.U2 BOL.U3 BOL.I1 BOL.AX BOL.AL
  BRA.U1 BRA.U2 BRA.I1 BRA.E1 BRA.AX BRA.AL  BUL.O1 BUL.I1 BUL.E1 BUL.U1 BUL.U2 BUL.E2 BUL.AX BUL.AL
  CAM.O1 CAM.U1 CAM.I1 CAM.AX CAM.AL  CHI.U1 CHI.O1 CHI.U2 CHI.I1 CHI.AX CHI.AL
  COL.I1 COL.AX COL.AL  CUB.O1 CUB.AX CUB.AL  DEN.E1 DEN.I1 DEN.AX DEN.AL
  ECU.E1 ECU.E2 ECU.E3 ECU.I1 ECU.AX ECU.AL  EIR.U1 EIR.U1b EIR.E1 EIR.E2 EIR.I1 EIR.AX EIR.AL
  EST.E1 EST.I1 EST.AX EST.AL  FIN.E1 FIN.E2 FIN.I1 FIN.AX FIN.AL  GRE.I1 GRE.AX GRE.AL
  HUN.O1 HUN.E1 HUN.R0 HUN.R1 HUN.R2 HUN.R3 HUN.E2 HUN.I1 HUN.AX HUN.AL
`
  .trim()
  .split(/\s+/);
// Those of a colony are done by the boxes of its parent.
const OF_COLONIES = ['FAE', 'GRL', 'ICE'].flatMap((id) => [`${id}.AX`, `${id}.AL`]);
const CHARTS =
  'AFG ARG BEH BCO BOL BOR BRA BUL CEL CAM CHI COL CRE CUB DEN ECU EIR EST FAE FIN GAL GRE GRL HUN ICE JAV NGU SUM SUR TIM';

const placesOf = ({ home, colonies = [] }: GuideEntry): readonly Place[] => [...home, ...colonies];
const PLACES = A_TO_H.flatMap(placesOf);

/** Every object in some data, at any depth. */
function objectsIn(data: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(data)) return data.flatMap(objectsIn);
  if (typeof data !== 'object' || data === null) return [];
  return [data as Record<string, unknown>, ...Object.values(data).flatMap(objectsIn)];
}

describe('the clause index, from Afghanistan to Hungary', () => {
  it('has each rule once, and every box', () => {
    const told = A_TO_H.flatMap(({ id, rules }) => [
      ...rules.map((rule) => rule.id).filter((rule) => !rule.includes('/')),
      `${id}.AX`,
      `${id}.AL`,
    ]);
    expect(told.toSorted()).toEqual(CLAUSES.toSorted());
    expect(new Set(told).size).toBe(told.length);
  });
  it('has a place for every chart, and one with a parent for the boxes of colonies', () => {
    const charts = [...new Set(PLACES.map(({ entry }) => entry))];
    expect(charts.toSorted()).toEqual(CHARTS.split(' ').toSorted());
    const colonies = A_TO_H.flatMap((entry) => entry.colonies ?? []).map(({ entry }) => entry);
    for (const id of OF_COLONIES) expect(colonies).toContain(id.slice(0, 3));
  });
  it('is told in the order of the guide', () => {
    const ids = A_TO_H.map(({ id }) => id);
    expect(ids).toEqual(CHARTS.split(' ').filter((id) => ids.includes(id)));
    expect(ids).toHaveLength(17);
  });
});

describe('the charts', () => {
  it('print these values', () => {
    expect(Object.fromEntries(PLACES.map(({ id, value }) => [id, value]))).toEqual({
      afghanistan: 2,
      argentina: 7,
      'belgium-holland': 5,
      'belgian-congo': 2,
      borneo: 3,
      celebes: 3,
      java: 3,
      'new-guinea': 2,
      sumatra: 3,
      suriname: 1,
      timor: 1,
      bolivia: 4,
      'brazil-northern': 4,
      'brazil-southern': 7,
      bulgaria: 3,
      'central-america': 4,
      chile: 3,
      colombia: 5,
      cuba: 1,
      denmark: 4,
      'faeroe-islands': 0,
      greenland: 2,
      iceland: 2,
      ecuador: 1,
      'galapagos-islands': 0,
      eire: 3,
      estonia: 2,
      finland: 5,
      greece: 6,
      crete: 2,
      hungary: 4,
    });
  });
  it('print these forces for 1939', () => {
    const infantry = (count: number): Forces => ({ infantry: count });
    const forces = PLACES.flatMap(({ id, forces: some }) => (some ? [[id, some] as const] : []));
    expect(Object.fromEntries(forces)).toEqual({
      afghanistan: infantry(1),
      argentina: { infantry: 2, artillery: 1 },
      'belgium-holland': { infantry: 3, artillery: 1 },
      bolivia: infantry(2),
      'brazil-northern': { infantry: 1, destroyer: 1 },
      'brazil-southern': { infantry: 1, artillery: 1 },
      bulgaria: infantry(2),
      'central-america': infantry(1),
      chile: infantry(1),
      colombia: infantry(1),
      crete: infantry(1),
      cuba: infantry(1),
      denmark: { infantry: 2, artillery: 1 },
      ecuador: infantry(1),
      eire: infantry(1),
      estonia: infantry(1),
      finland: infantry(3),
      greece: { infantry: 4, artillery: 1, fighter: 1, destroyer: 1 },
      greenland: infantry(1),
      hungary: infantry(2),
      iceland: infantry(1),
    });
    const factories = PLACES.filter(({ factory }) => factory === 'minor').map(({ id }) => id);
    expect(factories).toEqual(['argentina', 'belgium-holland', 'brazil-southern', 'greece']);
  });
  it('list for 1942 only those that are Neutral or Friendly then', () => {
    const listed = ['afghanistan', 'argentina', 'bolivia', 'chile'];
    const armed = PLACES.filter(({ forces }) => forces !== undefined);
    expect(armed.filter(({ forces1942 }) => forces1942 === undefined).map(({ id }) => id)).toEqual(listed);
    const starts = new Map(
      A_TO_H.flatMap((entry) =>
        placesOf(entry).map(({ id, start1942 = entry.start1942 }) => [id, start1942] as const),
      ),
    );
    for (const { id, forces1942 } of armed) {
      const classes = Object.values(starts.get(id) ?? {});
      if (classes.includes('total')) expect([id, forces1942]).toEqual([id, 'owned']);
      if (classes.includes('sworn')) expect([id, forces1942]).toEqual([id, 'unprinted']);
    }
  });
  it('print these alliances', () => {
    const starts = (marks: (entry: GuideEntry) => Marks) =>
      A_TO_H.map((entry) => {
        const [said = ['nobody', 'neutral']] = Object.entries(marks(entry));
        return `${entry.id} ${said.join(' ')}`;
      }).join(', ');
    expect(starts(({ start1939 }) => start1939)).toBe(
      'AFG nobody neutral, ARG usa friendly, BEH uk friendly, BOL nobody neutral, BRA usa friendly, BUL germany friendly, ' +
        'CAM usa friendly, CHI nobody neutral, COL usa friendly, CUB usa sworn, DEN uk friendly, ECU usa friendly, ' +
        'EIR uk friendly, EST ussr friendly, FIN germany economic, GRE uk friendly, HUN germany friendly',
    );
    expect(starts(({ start1942 }) => start1942)).toBe(
      'AFG nobody neutral, ARG usa friendly, BEH germany total, BOL nobody neutral, BRA usa total, BUL germany total, ' +
        'CAM usa sworn, CHI nobody neutral, COL usa sworn, CUB usa sworn, DEN germany total, ECU usa sworn, ' +
        'EIR uk total, EST germany total, FIN germany total, GRE germany total, HUN germany total',
    );
  });
  it('print these boxes', () => {
    const boxes = A_TO_H.map(({ id, axis, allied }) =>
      [id, axis.class, ...axis.nations, '/', allied.class, ...allied.nations].join(' '),
    );
    expect(boxes).toEqual([
      'AFG sworn uk / neutral',
      'ARG sworn usa / sworn germany',
      'BEH total france / friendly uk france',
      'BOL sworn usa / neutral',
      'BRA total usa / friendly usa',
      'BUL total ussr / total germany',
      'CAM total usa / friendly usa',
      'CHI sworn usa / sworn germany',
      'COL total usa / friendly usa',
      'CUB total usa / friendly usa',
      'DEN sworn uk / friendly uk',
      'ECU total usa / friendly usa',
      'EIR total uk / neutral',
      'EST total ussr / sworn germany',
      'FIN sworn ussr / total germany',
      'GRE total uk / friendly uk',
      'HUN sworn ussr / total germany',
    ]);
    expect(A_TO_H.filter(({ allied }) => allied.ends).map(({ id }) => id)).toEqual(['AFG', 'BOL']);
    expect(A_TO_H.filter(({ axis }) => axis.original).map(({ id }) => id)).toEqual(['BEH']);
  });
});

describe('the rules', () => {
  it('are rolled by the nation of the header, on these numbers', () => {
    const rolls = A_TO_H.flatMap(({ rolls: header, rules }) =>
      rules.flatMap((rule) => (rule.kind === 'roll' ? [[rule.id, rule.rolls === header, rule.needs]] : [])),
    );
    expect(rolls).toEqual([
      ['AFG.U1', true, 2],
      ['AFG.U2', true, 2],
      ['AFG.U3', true, 2],
      ['ARG.U1', true, 3],
      ['ARG.U3', true, 2],
      ['BOL.U1', true, 7],
      ['BOL.U2', true, 3],
      ['BOL.U3', true, 3],
      ['BRA.U1', true, 1],
      ['BRA.U2', true, 7],
      ['BUL.U1', true, 7],
      ['BUL.U2', true, 9],
      ['CAM.U1', true, 1],
      ['CHI.U1', true, 7],
      ['CHI.U2', true, 5],
      ['EIR.U1', true, 7],
      ['HUN.R1', true, 5],
      ['HUN.R2', true, 9],
    ]);
    const headers = A_TO_H.map(({ rolls: header = 'nobody' }) => header).join(' ');
    expect(headers).toBe(
      'uk usa nobody usa usa germany usa germany nobody nobody nobody nobody uk nobody nobody nobody ussr',
    );
  });
  it('act under Total Control only where the story is about that', () => {
    const through = A_TO_H.flatMap(({ rules }) => rules.filter((rule) => rule.through).map(({ id }) => id));
    expect(through).toEqual([
      'BUL.U2',
      'DEN.E1',
      'DEN.E1/faeroe-islands',
      'DEN.E1/greenland',
      'DEN.E1/iceland',
      'ECU.E2',
      'ECU.E2/lost',
      'HUN.R0',
      'HUN.R1',
      'HUN.R2',
    ]);
    const byRuling = A_TO_H.flatMap(({ rules }) =>
      rules.filter((rule) => rule.throughBy).map(({ id }) => id),
    );
    expect(byRuling).toEqual(['CHI.U2']);
  });
  it('ask for rulings that there are, and leave none aside but those that the engine reads', () => {
    const asked = objectsIn(A_TO_H).flatMap((each) => {
      if (each['is'] === 'ruling') return [{ id: each['id'], choice: each['choice'] }];
      return typeof each['ruling'] === 'string' ? [{ id: each['ruling'], choice: each['choice'] }] : [];
    });
    for (const { id, choice } of asked) {
      const found = [...ENTRY_RULINGS, ...FORCE_RULINGS].find((each) => each.id === id);
      expect([id, found?.choices.map((each) => each.id)]).toEqual([id, expect.arrayContaining([choice])]);
    }
    const idle = RULINGS.filter(({ id }) => !asked.some((each) => each.id === id));
    expect(idle.map(({ id }) => id)).toEqual([
      'argentina-left',
      'belgium-held',
      'bolivia-permanent',
      'soviet-territory',
      'ecuador-forever',
      'ecuador-of-peru',
      'eire-guests',
      'hungary-tie',
    ]);
    for (const { choices, default: byDefault } of RULINGS)
      expect(choices.map(({ id }) => id)).toContain(byDefault);
  });
  it('name only states of their entry, each of which has a name and belongs to one entry', () => {
    const all = A_TO_H.flatMap(({ states = [] }) => states);
    expect(new Set(all).size).toBe(all.length);
    expect(Object.keys(bookOf(entriesAToHTexts)).toSorted()).toEqual(
      all.map((state) => `name.${state}`).toSorted(),
    );
    for (const { id, states = [], state1942, rules } of A_TO_H) {
      const named = objectsIn(rules).flatMap((each) => {
        if (each['is'] === 'state') return each['of'] as string[];
        return each['does'] === 'become' ? [each['state'] as string] : [];
      });
      expect([id, named.filter((each) => !states.includes(each))]).toEqual([id, []]);
      if (state1942 !== undefined) expect(states).toContain(state1942);
    }
  });
  it('name only rules of their entry', () => {
    for (const { id, rules } of A_TO_H) {
      const known = [...rules.map((rule) => rule.id), 'conquest'];
      const named = objectsIn(rules).flatMap((each) => {
        if (each['is'] === 'holds') return (each['by'] as string[] | undefined) ?? [];
        if (each['kind'] === 'rivals') return each['of'] as string[];
        return typeof each['rule'] === 'string' ? [each['rule']] : [];
      });
      expect([id, named.filter((each) => !known.includes(each))]).toEqual([id, []]);
    }
  });
});

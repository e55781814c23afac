import { describe, expect, it } from 'vitest';
import { WORLD } from './places.ts';

const lines = (text: string): string[] => text.trim().split(/\s+/);

const NEUTRALS = lines(`
  afghanistan angola argentina azores balearic-islands belgian-congo belgium-holland bolivia borneo
  brazil-northern brazil-southern bulgaria canary-islands cape-verde celebes central-america chile colombia
  crete cuba denmark ecuador eire estonia faeroe-islands finland galapagos-islands greece greenland hungary
  iceland iran iraq java liberia mexico mongolia mozambique nepal new-guinea norway oman panama paraguay peru
  poland-eastern poland-western portugal rio-de-oro romania saudi-arabia socotra southwest-africa spain
  sumatra suriname sweden switzerland thailand tibet timor turkey venezuela west-indies yemen yugoslavia
`);
const PLAYERS = lines(`
  aden alaska albania algeria anglo-egyptian-sudan austria british-guiana burma canada caucasus china egypt
  france french-guiana french-indo-china germany gibraltar great-britain india italy japan karelia kola
  leningrad lithuania malaya manchuria morocco northern-ireland soviet-central-asia soviet-far-east syria
  trans-jordan tunisia ukraine united-states
`);

describe('the world', () => {
  it('has all neutrals, and the land of the players that the rules name', () => {
    expect(NEUTRALS).toHaveLength(66);
    expect([...NEUTRALS, ...PLAYERS].filter((id) => !Object.hasOwn(WORLD.places, id))).toEqual([]);
  });

  it('has a point only for what is too small for a shape', () => {
    const points = Object.keys(WORLD.places).filter((id) => 'at' in (WORLD.places[id] ?? {}));
    expect(points.toSorted()).toEqual([
      'azores',
      'balearic-islands',
      'canary-islands',
      'cape-verde',
      'crete',
      'faeroe-islands',
      'galapagos-islands',
      'gibraltar',
      'socotra',
    ]);
  });

  it('gives no country of today to two places, unless it is cut', () => {
    const parts = Object.values(WORLD.places).flatMap((place) => ('at' in place ? [] : place.of));
    const whole = parts.filter((each) => typeof each === 'string');
    const cut = parts.flatMap((each) => (typeof each === 'string' ? [] : [each.country]));
    expect(cut.every((country) => /^[A-Z]/.test(country))).toBe(true);
    expect(parts.filter((each) => typeof each !== 'string' && Object.keys(each).length < 2)).toEqual([]);
    expect(whole.filter((name, i) => whole.indexOf(name) !== i || cut.includes(name))).toEqual([]);
  });
});

import type { frame } from '../../kernel/index.ts';

/** What the words of this rulebook stand for, in short. */
export const GLOSSARY: frame.Glossary = {
  AAF: 'Army air factor: strength of land-based air units.',
  'actual and effective':
    'Of a tension or resistance level: actual is what its modifiers add up to, effective is that with its die roll.',
  associated:
    'Of a minor country: it fights beside a major power, and is less bound to it than a minor ally.',
  ASW: 'Anti-submarine warfare: the units that hunt submarines.',
  BRP: 'Basic resource point: the money of the game.',
  CV: 'A carrier of the fleet, with its air units.',
  DM: 'Defense modifier: it counts for or against units that defend.',
  DP: 'Diplomatic point: what a major power places in targets each year, in secret, for the die rolls there.',
  'hex control':
    'A side controls the hexes of a minor country and may enter them, without its units or its alliance.',
  IC: 'Industrial center of Russia.',
  'lesser result':
    'Of a result on the own side: one of a lower rank on that side, which may be taken instead.',
  'major power':
    'One of those who are played: Germany, Italy, Japan, Britain, France, Russia, the U.S., China.',
  'minor ally': 'A minor country whose units fight for a major power.',
  NAS: 'Naval air squadron: air units of the navies.',
  'naval factor': 'A point of strength of surface ships.',
  permanent: 'Of a result, marked by a star: nobody rolls for that target again.',
  'resistance level': 'How well a major power bears up: at zero or less it pays or surrenders.',
  RGT: 'Russo-German tension: a track that says what Russia and Germany may do against each other before war.',
  RP: 'Research point.',
  'surrender level': 'The total of the sheet by which a country surrenders or not; the lower, the worse.',
  SW: 'Strategic warfare: submarines, bombers and what defends against them, in boxes beside the map.',
  target: 'A country, or a track such as USAT, in which DPs are placed and for which dice are rolled.',
  'U.S.': 'The United States.',
  USAT: 'U.S.-Axis tension: the track that brings the United States nearer to war in Europe.',
  USJT: 'U.S.-Japanese tension: the track that brings the United States and Japan nearer to war.',
  YSS: 'Year start sequence: what is done at the beginning of each year, before its first turn.',
};

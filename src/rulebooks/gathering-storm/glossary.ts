import type { frame } from '../../kernel/index.ts';

/** What the words of this rulebook stand for, in short. */
export const GLOSSARY: frame.Glossary = {
  'anti-Com.': 'Anti-Comintern counter: what the Axis places where Russia threatens.',
  'civil war': 'In Greece, Spain or Yugoslavia: both sides of it can be backed.',
  cohesion: 'How united the Russian state is: until it is full, Russia may place in fewer targets.',
  counter:
    'What is placed in a target: all see where it lies; the strength of a diplomatic one is hidden until step 8.',
  'covert operation': 'An asset won by research: +1 in one target, in step 9.',
  'dipl.': 'Diplomatic counter, with a hidden strength.',
  event: 'A card or marker drawn or placed: +1 in a target or a region, for the power that it names.',
  flag: 'What lasts of a result: a power has so much influence in a target.',
  lead: 'What the side with the highest total has more than the next one.',
  'mil.': 'Military counter: it stands for units that are moved up, +1.',
  purge: 'What Russia does to its own army and state; it narrows what Russia can do.',
  'spy ring': 'An asset in a target, active or not: an active one lets its power place counters there.',
  strength: 'The number under a diplomatic counter, shown in step 8.',
  subversion: 'A Russian asset won by research: +1 for each level, in step 10.',
  'support level': 'How far its people stand behind a power: it limits its military counters.',
  target: 'A country or a part of one in which counters are placed.',
  threat: 'The communist threat, step 7: +1 for a power that eliminated Russian flags last turn.',
  tile: 'Tile points pay for what each power does.',
};

import { rulingsOf } from '../../../kernel/index.ts';
import { part } from '../part.ts';
import type { GuideEntry } from '../stories/rule.ts';
import {
  all,
  any,
  at,
  become,
  becomeQuietly,
  conqueredBy,
  controls,
  fromTurn,
  holds,
  not,
  order,
  ruling,
  state,
  superior,
  isSworn,
  total,
  isUnsworn,
} from '../stories/say.ts';
import { clausesOf } from './clauses-of.ts';

const INDO_CHINA = at('french-indo-china');

/** In 1942 Thailand begins under Japan, and nothing says that Indo-China is still to be had. */
const IN_TIME = any(ruling('thailand-1942', 'yes'), not(holds('japan', 'total', 'start')));

/** An Allied attack has made it Japanese (ruling thailand-attacked). */
const AFTER_ATTACK = any(ruling('thailand-attacked', 'yes'), not(holds('japan', 'total', 'THA.AL')));

/**
 * THA: Japanese when occupied in force (THA.O1), sworn to Japan by influence (THA.I1). For it Japan may ask France for Indo-China,
 * with France's Vichy roll (THA.U1). Boxes: THA.AX, THA.AL.
 */
export const THAILAND: GuideEntry = {
  id: 'THA',
  name: 'Thailand',
  rolls: 'france',
  home: [
    {
      id: 'thailand',
      entry: 'THA',
      name: 'Thailand',
      value: 5,
      forces: { infantry: 2 },
      forces1942: 'owned',
    },
  ],
  start1939: { japan: 'friendly' },
  start1942: { japan: 'total' },
  states: ['indo-china-wanted', 'indo-china-ceded'],
  rules: [
    { id: 'THA.O1', kind: 'event', when: superior('japan'), then: [total('japan')] },
    {
      id: 'THA.U1',
      kind: 'roll',
      rolls: 'france',
      needs: 'vichy',
      decides: 'japan',
      // what changes is Indo-China, whatever Japan is to Thailand
      through: true,
      when: all(
        fromTurn(1),
        state('indo-china-wanted'),
        holds('japan', ['friendly', 'sworn', 'total']),
        controls('france', INDO_CHINA),
        IN_TIME,
        AFTER_ATTACK,
      ),
      then: [become('indo-china-ceded'), order('indo-china')],
    },
    {
      id: 'THA.U1/lost',
      kind: 'event',
      through: true,
      // taken, it is sworn to nobody any more
      when: all(
        state('indo-china-ceded'),
        any(conqueredBy('anyone', INDO_CHINA), not(controls('france', INDO_CHINA))),
      ),
      then: [becomeQuietly('indo-china-wanted')],
    },
    {
      id: 'THA.I1',
      kind: 'influence',
      by: 'japan',
      when: all(fromTurn(1), isUnsworn('japan')),
      then: [isSworn('japan')],
    },
  ],
  axis: { class: 'sworn', nations: ['uk'] },
  allied: { class: 'total', nations: ['japan'] },
};

/** The rulings of Thailand. */
const { RULINGS } = rulingsOf([
  {
    id: 'thailand-1942',
    clauses: ['THA.U1', 'G.L1'],
    question: 'May Japan ask for Indo-China in a game that begins in 1942?',
    choices: [
      { id: 'no', text: 'No: Thailand is Japan’s by then.' },
      { id: 'yes', text: 'Yes, where Indo-China is still French.' },
    ],
    default: 'no',
  },
  {
    id: 'thailand-attacked',
    clauses: ['THA.U1', 'THA.AL', 'G.C1'],
    question:
      'An Ally has attacked Thailand, and it is under Japan’s Total Control: may Japan still ask for Indo-China?',
    choices: [
      { id: 'yes', text: 'Yes, every turn: what changes is Indo-China.' },
      { id: 'no', text: 'No: the story of Thailand is over.' },
    ],
    default: 'yes',
  },
  {
    id: 'thailand-side',
    clauses: ['THA.U1'],
    question: 'Must Thailand stand with Japan for Japan to ask for Indo-China?',
    choices: [{ id: 'yes', text: 'Yes: it is asked for on Thailand’s behalf.' }],
    default: 'yes',
    fixed: true,
  },
]);

/** THA: its clauses, and its rulings. */
export const THAILAND_STORY = part(import.meta.url, { clauses: clausesOf(THAILAND), rulings: RULINGS });

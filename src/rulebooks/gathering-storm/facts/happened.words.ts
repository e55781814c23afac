import { texts } from '../../../kernel/index.ts';

/** The texts of happened.ts. */
export const happenedTexts = texts({
  happening: {
    asks: { where: 'Where?', what: 'What happened?', who: 'Who?', by: 'By whom?', which: 'Which?' },
    civilWar: {
      title: 'A civil war begins or ends',
      begins: 'A civil war begins in {target}.',
      ends: 'The civil war in {target} is over.',
    },
    success: {
      title: 'A success in a civil war',
      says: '{power} has one more counter to place for its success in a civil war.',
    },
    conquest: {
      title: 'A country is conquered or freed',
      says: '{power} conquers {target}.',
      freed: 'Nobody holds {target} by conquest any more.',
    },
    ring: {
      title: 'A spy ring is set up, activated or removed',
      none: '{power} has no spy ring in {target} any more.',
      inactive: '{power} has an inactive spy ring in {target}.',
      active: '{power} has an active spy ring in {target}.',
    },
    world: {
      title: 'The pact, the purge, cohesion, or war',
      pact: 'The Nazi-Soviet Pact is in force.',
      'pact-ends': 'The Nazi-Soviet Pact is in force no more.',
      cohesion: 'Russia has reached full cohesion.',
      purge: 'Russia is under the Party purge this turn.',
      war: 'War between major powers begins.',
    },
    drawn: { title: 'A general event is drawn', says: 'The general event of this turn is "{event}".' },
    russian: {
      title: 'Another general Russian event is drawn',
      says: 'Another general Russian event is drawn for {target}.',
    },
  },
});

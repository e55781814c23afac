import type { Remembered } from '../kernel/kit/remembered.ts';

// By what each rulebook counts what it remembers, and where it is seen to count.

/** Why a case need not show that something lapses: the lifetimes of its rulebook make it anew. */
export const ANEW = 'it begins anew with each';

/** What begins anew with a stretch of play, as the lifetimes of the rulebook say: it cannot be remembered beyond it. */
const eachNew = (counts: string, ...names: readonly string[]): readonly Remembered[] =>
  names.map((of) => ({ of, counts, but: ANEW }));

/** What only ever is added to. */
const forGood = (of: string, shown: string): Remembered => ({
  of,
  counts: 'for good',
  case: shown,
  but: 'no rule ends it',
});

/** What is remembered, by rulebook. */
export const REMEMBERED: Readonly<Record<string, readonly Remembered[]>> = {
  'level-of-cooperation': [
    { of: 'open.round', counts: 'the game', but: 'it only rises' },
    { of: 'open.attacked', counts: 'the turn of a nation', case: 'evening-attacked-then-taken' },
    { of: 'open.neutrals', counts: 'until the next step or fall', case: 'evening-an-attack-is-of-its-turn' },
    { of: 'open.conquerors', counts: 'as long as its side holds it', case: 'evening-attacked-then-taken' },
    { of: 'level', counts: 'until the next step', case: 'evening-persia-is-pulled-to-and-fro' },
    {
      of: 'controller',
      counts: 'this marker, or this capture',
      case: 'evening-a-fall-corrected-at-once-takes-no-natives',
    },
    { of: 'captured', counts: 'until it is freed', case: 'evening-turkey-to-and-fro' },
  ],
  'gathering-storm': [
    { of: 'open.turn', counts: 'the game', but: 'it only rises' },
    ...eachNew('turn', 'open.removals', 'open.settled', 'open.unsettled'),
    { of: 'open.placed', counts: 'this turn', case: 'evening-turkish-flags-over-a-year' },
    {
      of: 'open.modifiers',
      counts: 'this turn',
      case: 'evening-operations-and-subversion-over-three-turns',
    },
    { of: 'open.forgone', counts: 'this turn', case: 'evening-purged-purged-again-and-free' },
    { of: 'open.shown', counts: 'this turn', case: 'evening-a-bureau-in-two-turns' },
    { of: 'sealed.strengths', counts: 'this turn', case: 'evening-turkish-flags-over-a-year' },
    { of: 'flags', counts: 'until it is felled', case: 'evening-turkish-flags-over-a-year' },
    { of: 'removed', counts: 'the turn after', case: 'evening-turkish-flags-over-a-year' },
    { of: 'success', counts: 'until it is placed', case: 'evening-spain-fights-rests-and-fights-again' },
  ],
  'the-war-game': [
    { of: 'open.turn', counts: 'the game', but: 'it only rises' },
    ...eachNew('turn', 'open.docket', 'open.straits', 'open.tries', 'open.spent'),
    ...eachNew('turn', 'open.uncapped', 'open.bonuses'),
    { of: 'sealed.bid', counts: 'this roll', but: 'it is gone with the answer that opens both bids' },
    ...eachNew('turn of a player', 'open.attacks'),
    forGood('open.struck', 'evening-eire-rises-and-sinks'),
    forGood('open.hadWar', 'evening-america-at-war-twice'),
    forGood('had-war', 'evening-america-at-war-twice'),
    forGood('open.built', 'evening-sweden-arms-by-fits-and-starts'),
    forGood('built', 'evening-sweden-arms-by-fits-and-starts'),
    forGood('open.opened', 'a-sum-outside-the-cap-has-no-land-value-asked'),
    forGood('opened', 'a-sum-outside-the-cap-has-no-land-value-asked'),
    forGood('open.ended', 'what-is-reported-in-part-two-brings-no-roll-of-part-one'),
    forGood('ended', 'what-is-reported-in-part-two-brings-no-roll-of-part-one'),
    forGood('open.phonyWar', 'the-phony-war-starts-once'),
    { of: 'open.declared', counts: 'this turn', case: 'evening-america-at-war-twice' },
    { of: 'open.committed', counts: 'until it is fought', case: 'evening-mongols-rise-twice' },
    { of: 'open.began', counts: 'this turn', case: 'evening-portugal-looks-at-france' },
    { of: 'open.beganBefore', counts: 'the turn after', case: 'evening-portugal-looks-at-france' },
    { of: 'began', counts: 'this turn and the next', case: 'evening-portugal-looks-at-france' },
    {
      of: 'open.rolled',
      counts: 'four turns, in Bolivia',
      case: 'four-turns-after-a-later-election-bolivia-votes-again',
      but: 'it is the turn of the last roll: there is always one after the first',
    },
    {
      of: 'rolled',
      counts: 'four turns, in Bolivia',
      case: 'a-second-wave-is-of-what-came-at-once-alone',
      but: 'it is the turn of the last roll: there is always one after the first',
    },
    {
      of: 'open.attempts',
      counts: 'this channel, until it begins anew',
      case: 'evening-spain-begins-again-with-france',
    },
    {
      of: 'attempts',
      counts: 'this channel, until it begins anew',
      case: 'evening-spain-begins-again-with-france',
    },
    { of: 'open.won', counts: 'until the next roll', case: 'evening-spain-paid-for-turn-by-turn' },
    { of: 'won', counts: 'until the next roll', case: 'evening-spain-paid-for-turn-by-turn' },
    { of: 'open.marks', counts: 'until the next mark', case: 'evening-afghanistan-wavers' },
    { of: 'class', counts: 'until the next mark', case: 'evening-afghanistan-wavers' },
    { of: 'through', counts: 'until the next mark', case: 'evening-afghanistan-wavers' },
    { of: 'open.natives', counts: 'until the next fight', case: 'evening-yugoslavia-repels-two-attackers' },
    { of: 'natives', counts: 'until the next fight', case: 'evening-yugoslavia-repels-two-attackers' },
    { of: 'open.forces', counts: 'as long as they stay', case: 'evening-iran-sworn-while-anybody-stays' },
    { of: 'open.holders', counts: 'until the next holder', case: 'evening-portugal-looks-at-france' },
    { of: 'open.wars', counts: 'this war', case: 'evening-america-at-war-twice' },
    { of: 'government', counts: 'until the next one', case: 'evening-indo-china-ceded-twice' },
    {
      of: 'open.states',
      counts: 'until the next government',
      case: 'evening-indo-china-ceded-twice',
      but: 'the first government stands nowhere: the fact government has the course',
    },
  ],
  'a-world-at-war': [
    { of: 'open.year', counts: 'the game', but: 'it only rises' },
    { of: 'open.opening', counts: 'the first year', but: 'there is no second opening' },
    { of: 'open.turn', counts: 'this season', case: '57.82-three-allied-player-turns-and-no-fourth' },
    ...eachNew('turn', 'open.statusCounted', 'open.statusBefore', 'open.offensivesCounted'),
    ...eachNew('turn', 'open.rolledAtOnce', 'open.attackReviewed'),
    ...eachNew('player turn', 'open.phase', 'open.judged', 'open.franceYields'),
    { of: 'open.dice', counts: 'until it is rolled', case: '49.59-due-even-across-the-new-year' },
    {
      of: 'open.obliged',
      counts: 'until it is declared, void or lapsed',
      case: '49.58-a-void-result-has-no-star',
      but: 'no case has a second declaration owed after the first',
    },
    ...eachNew('phase', 'open.rolls', 'open.rolling', 'open.subversion', 'open.covert'),
    {
      of: 'open.allotment',
      counts: 'this year',
      case: '49.12-dps-of-the-year-before-put-right-in-the-next',
    },
    { of: 'open.franceStood', counts: 'this year', case: '49.59-due-even-across-the-new-year' },
    { of: 'open.named', counts: 'this year', case: '49.433-a-later-roll-has-counted-the-result' },
    { of: 'named', counts: 'this year', case: '49.433-a-later-roll-has-counted-the-result' },
    { of: 'sealed.dps', counts: 'this year', case: '49.433-a-later-roll-has-counted-the-result' },
    { of: 'open.spent', counts: 'this year', case: 'evening-49-usat-from-the-opening-to-1941' },
    { of: 'usat-triggered', counts: 'this year', case: 'evening-49-usat-from-the-opening-to-1941' },
    { of: 'open.impaired', counts: 'this player turn', case: '56.73-found-at-the-start-of-each-player-turn' },
    { of: 'open.parisTold', counts: 'this player turn', case: '58.11A-paris-is-retaken' },
    { of: 'open.icsFrozen', counts: 'the next turn', case: '60.21-frozen-once-then-an-ic-then-frozen-again' },
    { of: 'frozen', counts: 'the next turn', case: '60.21-frozen-once-then-an-ic-then-frozen-again' },
    {
      of: 'open.reactions',
      counts: 'the next phase of its faction',
      case: '49.632-a-second-war-on-portugal-lets-react-and-associates-again',
    },
    {
      of: 'may-react',
      counts: 'the next phase of its faction',
      case: '49.632-a-second-war-on-portugal-lets-react-and-associates-again',
    },
    {
      of: 'open.triggered',
      counts: 'this war',
      case: '49.631A-a-second-war-on-finland-lets-react-again',
    },
    {
      of: 'associated-by-attack',
      counts: 'this association',
      case: '49.632-a-second-war-on-portugal-lets-react-and-associates-again',
    },
    { of: 'open.due', counts: 'until it is paid', case: '58.51-minor-countries-become-british' },
    { of: 'brps-due', counts: 'until it is paid', case: '58.51-minor-countries-become-british' },
    {
      of: 'open.fallen',
      counts: 'until it is freed',
      case: '49.435-each-time-it-is-freed-a-country-is-at-war-with-nobody',
    },
    {
      of: 'open.tensionDice',
      counts: 'until the next die',
      case: '49.154F-this-years-losses-cost-dps-next-year',
    },
    {
      of: 'standing',
      counts: 'this result',
      case: '49.632-a-second-war-on-portugal-lets-react-and-associates-again',
    },
    {
      of: 'permanent',
      counts: 'this result',
      case: '49.52-by-ruling-a-second-star-after-a-conquest',
    },
    {
      of: 'open.tally',
      counts: 'until the territory is retaken',
      case: '49.842-events-each-time-and-territory-back-and-forth',
    },
    forGood('open.oldUses', '49.634-every-use-counts-for-good'),
    forGood('over', '55.21-the-end-of-the-european-axis-decides-a-european-game'),
    forGood('cumulative', '57.14F-half-an-island-group-more-a-turn-ago'),
    forGood('decided', '54.22-what-has-changed-is-told-in-one-answer'),
    forGood('us', '62.41-a-separate-peace-that-was-none'),
    {
      of: 'embargo',
      counts: 'until it is lifted',
      case: '55.24-a-germany-that-has-surrendered-counts-in-the-pacific',
      but: 'one election lifts it in a game, that of 1945 (62.21A): a bomb brings one in Europe alone (62.81)',
    },
    {
      of: 'election-result',
      counts: 'until the next election',
      case: 'evening-62-two-bombs-on-new-york',
    },
    {
      of: 'election-tension',
      counts: 'this election',
      case: 'evening-62-two-bombs-on-new-york',
      but: 'a later election brings peace or nothing (62.81, 62.83): none sets it anew',
    },
    {
      of: 'redeployments',
      counts: 'three turns after the surrender of Japan by date',
      case: '54.12-begun-in-the-last-winter',
      but: 'Japan surrenders by date once (57.81)',
    },
    {
      of: 'treaty',
      counts: 'until Japan is at war with Britain',
      case: '59.892-japan-adheres-a-second-time',
    },
    { of: 'china', counts: 'the level in force', case: 'evening-61-a-government-near-its-end' },
    {
      of: 'france',
      counts: 'the year of its fall',
      case: '49.17-conquered-france-has-no-dps',
      but: 'France falls once: it never rises again',
    },
    {
      of: 'british-peace',
      counts: 'until the next war with Britain',
      case: '59.87-a-german-declaration-that-never-was-costs-nothing',
    },
    { of: 'russia', counts: 'the level in force', case: '60.32A-through-a-better-turn-too' },
  ],
};

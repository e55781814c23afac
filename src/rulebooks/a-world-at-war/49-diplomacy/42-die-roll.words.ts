import { texts } from '../../../kernel/index.ts';

/** The texts of 42-die-roll.ts. */
export const dieRollTexts = texts({
  facts: {
    unbuilt: 'Modifiers of the rolls',
    table: 'Modifiers of the rolls',
    extra: 'Modifiers of the rolls',
  },
  fact: {
    die: 'The die',
    unbuilt:
      'What is the modifier for unbuilt units of {target} (plus favours the Axis)? Count one for each unit and air factor, but none for those removed for good when the country changed sides.',
    tableOther:
      'What do the other lines of the table for {target} add up to (plus favours the Axis, minus the Allies)?',
    extra:
      'Modifier {nth} of your own in every roll for {target} (plus favours the Axis)? (It counts until you report otherwise; the reason names it.)',
    dp: 'DPs of {faction} in {target}',
  },
  /** Where a player finds it, and what is usual. */
  found: {
    tableOther:
      'In your table of {target}: each line that holds now, but for those asked or shown here. Usually -3 to 3; 0 if there is none.',
    unbuilt: 'In your table of {target} at the line of unbuilt units, and in its force pool. Usually 0.',
  },
  sheet: {
    extra: 'What the players add to a table: nothing, unless they report it',
    roll: 'Diplomatic die roll for {target}',
  },
  hope: {
    axis: 'a result for the Axis',
    axisAssociate: 'an Axis associate or better',
    axisAlly: 'an Axis ally',
    allied: 'a result for the Allies',
    alliedAssociate: 'an Allied associate or better',
    alliedAlly: 'an Allied ally',
  },
  line: {
    die: 'the die',
    dps: 'DPs of {faction}',
    spyRing: 'spy ring of {faction}',
    covert: 'covert operations of {faction}',
    subversion: 'Russian subversion',
    unbuilt: 'unbuilt units of the country',
    status: 'the result in effect',
    extra: 'added by the players, as they reported',
    notSupplied: 'table not supplied: all its other modifiers',
    event: {
      norwayMined: 'Allied mines in Norwegian waters',
      warRussiaFinland: 'Russian declaration of war on Finland',
      warRussiaSweden: 'Russian declaration of war on Sweden',
      warAxisSweden: 'Axis declaration of war on Sweden',
      warAxisDenmark: 'Axis declaration of war on Denmark',
      warWestPortugal: 'Western declaration of war on Portugal',
      warAlliesVichy: 'Allied declaration of war on Vichy France',
      vichyColonies: 'French colonies attacked in the previous turn',
    },
    subversionElsewhere: 'uses of Russian subversion elsewhere',
    demands: 'Russian territorial demands',
    russianForces: 'Russian forces adjacent to Rumania',
  },
});

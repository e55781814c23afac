import type { WordBook } from '../../../kernel/words.ts';

/** The texts of 42-die-roll.ts. */
export const WORDS = {
  'facts.unbuilt': 'Modifiers of the rolls',
  'facts.table': 'Modifiers of the rolls',
  'facts.extra': 'Modifiers of the rolls',
  'fact.die': 'The die',
  'fact.unbuilt':
    'What is the modifier for unbuilt units of {target} (plus favours the Axis)? Count one for each unit and air factor, but none for those removed for good when the country changed sides.',
  'fact.tableOther':
    'What do the other lines of the table for {target} add up to (plus favours the Axis, minus the Allies)?',
  'fact.extra':
    'Modifier {nth} of your own in every roll for {target} (plus favours the Axis)? (It counts until you report otherwise; the reason names it.)',
  'fact.dp': 'DPs of {faction} in {target}',
  'sheet.extra': 'What the players add to a table: nothing, unless they report it',
  'sheet.roll': 'Diplomatic die roll for {target}',
  'line.die': 'the die',
  'line.dps': 'DPs of {faction}',
  'line.spyRing': 'spy ring of {faction}',
  'line.covert': 'covert operations of {faction}',
  'line.subversion': 'Russian subversion',
  'line.unbuilt': 'unbuilt units of the country',
  'line.status': 'the result in effect',
  'line.extra': 'added by the players, as they reported',
  'line.notSupplied': 'table not supplied: all its other modifiers',
  'line.event.norwayMined': 'Allied mines in Norwegian waters',
  'line.event.warRussiaFinland': 'Russian declaration of war on Finland',
  'line.event.warRussiaSweden': 'Russian declaration of war on Sweden',
  'line.event.warAxisSweden': 'Axis declaration of war on Sweden',
  'line.event.warAxisDenmark': 'Axis declaration of war on Denmark',
  'line.event.warWestPortugal': 'Western declaration of war on Portugal',
  'line.event.warAlliesVichy': 'Allied declaration of war on Vichy France',
  'line.event.vichyColonies': 'French colonies attacked in the previous turn',
  'line.subversionElsewhere': 'uses of Russian subversion elsewhere',
  'line.demands': 'Russian territorial demands',
  'line.russianForces': 'Russian forces adjacent to Rumania',
} satisfies WordBook;

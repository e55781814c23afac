import { greatEvents, type GreatEvent, type Holding, newHolders } from '../../kernel/board/holding.ts';
import type { Seat } from '../../kernel/forms/decision.ts';
import { type Game, stateOf } from '../../kernel/game/game.ts';
import { viewOf } from '../../kernel/game/position.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';
import { cellText } from '../text/panels.ts';
import { indent } from '../text/show.ts';

/** What has come about in the war between two states of a game, a fall, a cession or a war, with who holds what since then. */
export function greatText(before: Game, after: Game, reader: Seat | null): readonly string[] {
  const [was, now] = [holdingsOf(before, reader), holdingsOf(after, reader)];
  const events = greatEvents(was, now);
  if (events.length === 0) return [];
  const { rulebook } = after.table;
  const name = ({ label }: Pick<Holding, 'label'>): string => capital(cellText(rulebook, label));
  const changes = newHolders(was, now).map(({ place, from }) => {
    const by = place.held.by ? cellText(rulebook, place.held.by.name) : '?';
    return indent(`${name(place)}: ${from ? `${cellText(rulebook, from.name)} -> ` : ''}${by}`, '    ');
  });
  return [...events.map((each) => titleOf(rulebook, each, name)), ...changes];
}

function holdingsOf(game: Game, reader: Seat | null): readonly Holding[] {
  return game.table.rules.holdings?.(viewOf(stateOf(game).position, reader)) ?? [];
}

function titleOf(rulebook: Rulebook, event: GreatEvent, name: (place: Holding) => string): string {
  if (event.kind === 'ceded') return `Ceded: ${event.places.map(name).join(', ')}.`;
  if (event.kind === 'war')
    return `${name(event.place)} and ${cellText(rulebook, event.war.with.name)} are at war.`;
  const { by, from } = event.place.held;
  const has = by !== undefined && by.tone === from?.tone ? 'has surrendered' : 'has fallen';
  return `${name(event.place)} ${has}.`;
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

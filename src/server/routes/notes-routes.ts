import { z } from 'zod';
import type { Seat } from '../../kernel/seat.ts';
import { isSame, type Json } from '../../kernel/json.ts';
import type { Draft as KeptDraft, SeatNote } from '../../store/index.ts';
import { denial, type Denial, isDenied, SAYS } from '../denied.ts';
import { askedOf, beganOnce, draftsOf } from '../desk/drafts.ts';
import { endpoint, type EndpointGround, NONE } from './endpoint.ts';
import type { Games } from '../games/games.ts';
import { type AtDesk, openPlace } from '../people/places.ts';
import { spokenText } from '../api/talk-api.ts';
import { handedOverAt, mayRead } from '../stand-ins/before.ts';

const params = z.object({ id: z.string() });
const query = z.object({ seat: z.string() });
const seat = z.string().min(1).max(80);
const at = z.int().meta({ description: 'when it was written, in milliseconds' });
const anyJson = z.unknown().meta({ description: 'what is begun; null: nothing any more' }) as z.ZodType<Json>;

const Note = z.object({ place: z.string().max(120), text: spokenText(10_000), at }).meta({ id: 'Note' });
const Draft = z
  .object({
    decision: z.string(),
    draft: anyJson,
    at,
    from: z.string().optional().meta({ description: 'who began it, whose link has ended since' }),
  })
  .meta({ id: 'Draft' });

/** So many notes are kept for a seat, and so many letters of a draft. */
const MOST_NOTES = 300;
const LONGEST_DRAFT = 30_000;

/** What a seat keeps for itself: nobody else is told, and it is no part of the game. */
export function notesRoutes(ground: EndpointGround, games: Games): void {
  const path = '/api/games/{id}/notes';
  endpoint(
    ground,
    { method: 'get', path, about: 'the notes of a seat', params, query, body: NONE, answer: z.array(Note) },
    async ({ params: { id }, key, query }) =>
      atSeat(games, { id, key, seat: query.seat }, async (place, mine) =>
        (await readableNotes(games, place, mine)).map(shownNote),
      ),
  );
  endpoint(
    ground,
    {
      method: 'post',
      path,
      about: 'put a note in the place of the one before; an empty text is none',
      params,
      query: NONE,
      body: z.strictObject({
        seat,
        place: z
          .string()
          .max(120)
          .meta({ description: 'a place of the board; empty: of nothing in particular' }),
        text: spokenText(10_000),
        had: at.nullable().meta({ description: 'when the one was written that the sender had' }),
      }),
      answer: Note,
    },
    async ({ params: { id }, key, body: { seat, ...note } }) =>
      atSeat(games, { id, key, seat }, (place, mine) => putNote(games, place, mine, note)),
  );
  draftRoutes(ground, games);
}

function draftRoutes(ground: EndpointGround, games: Games): void {
  const path = '/api/games/{id}/drafts';
  endpoint(
    ground,
    {
      method: 'get',
      path,
      about: 'what a seat has begun of what it can answer now',
      params,
      query,
      body: NONE,
      answer: z.array(Draft),
    },
    async ({ params: { id }, key, query }) =>
      atSeat(games, { id, key, seat: query.seat }, async ({ live }, mine) =>
        (await draftsOf(games, live, mine)).map((each) => {
          const draft = shownDraft(each);
          const from = beganOnce(live, each);
          return from === undefined ? draft : { ...draft, from };
        }),
      ),
  );
  endpoint(
    ground,
    {
      method: 'post',
      path,
      about: 'keep what a seat has begun',
      params,
      query: NONE,
      body: z.strictObject({
        seat,
        decision: z.string().min(1).max(200),
        draft: anyJson,
        had: at.nullish().meta({ description: 'when the one was written that the sender had' }),
      }),
      answer: z.object({ at }),
    },
    async ({ params: { id }, key, body: { seat, decision, draft, had = null } }) =>
      atSeat(games, { id, key, seat }, async ({ live, at: by }, mine) => {
        if (draft === null || draft === undefined) {
          await games.database.notes.forget(id, decision, mine);
          return { at: games.clock() };
        }
        if (!askedOf(live, mine).has(decision)) return denial(409, SAYS.outdated);
        if (JSON.stringify(draft).length > LONGEST_DRAFT) return denial(413, SAYS.tooLarge);
        return putDraft(games, id, mine, { decision, draft, had, by });
      }),
  );
}

/** A draft as whoever has the seat sees it. */
function shownDraft({ decision, draft, at }: KeptDraft): Omit<KeptDraft, 'by'> {
  return { decision, draft, at };
}

interface SentDraft {
  readonly decision: string;
  readonly draft: Json;
  /** When the one was written that its sender had. */
  readonly had: number | null;
  /** The place of its sender among the people. */
  readonly by: number;
}

/** Keep a draft, where no other was written since the one that its sender had; else that one stands in the refusal. */
async function putDraft(
  games: Games,
  id: string,
  seat: Seat,
  sent: SentDraft,
): Promise<{ at: number } | Denial> {
  const { notes } = games.database;
  const { decision, draft, had, by } = sent;
  const at = Math.max(games.clock(), (had ?? 0) + 1);
  if (await notes.draft(id, seat, { decision, draft, at, by }, had)) return { at };
  const there = (await notes.drafts(id, seat)).find((each) => each.decision === decision);
  // it was given up just now
  if (!there) return putDraft(games, id, seat, { ...sent, had: null });
  if (isSame(there.draft, draft))
    return there.by === by ? { at: there.at } : putDraft(games, id, seat, { ...sent, had: there.at });
  const no = denial(409, SAYS.oldDraft);
  return { ...no, error: { ...no.error, there: shownDraft(there) } };
}

interface AtSeat {
  readonly id: string;
  readonly key: string | null;
  readonly seat: string;
}

async function atSeat<T>(
  games: Games,
  { id, key, seat: asked }: AtSeat,
  act: (place: AtDesk, seat: Seat) => Promise<T | Denial>,
): Promise<T | Denial> {
  const place = await openPlace(games, id, { key, seat: asked });
  if (isDenied(place)) return place;
  return place.seat === null ? denial(403, SAYS.noNotes) : act(place, place.seat);
}

async function putNote(
  games: Games,
  desk: AtDesk,
  seat: Seat,
  { place, text, had }: { readonly place: string; readonly text: string; readonly had: number | null },
): Promise<z.infer<typeof Note> | Denial> {
  const all = await readableNotes(games, desk, seat);
  const before = all.find((each) => each.place === place);
  // what one had seen as gone or never there, and what stands there now, are no conflict where they say the same
  if (before && before.at !== had && before.text !== text) return denial(409, SAYS.oldNote);
  if (!before && all.length >= MOST_NOTES) return denial(409, SAYS.manyNotes);
  const note = { place, text, at: games.clock() };
  await games.database.notes.note(desk.live.id, seat, { ...note, by: desk.at }, before?.writers ?? []);
  return note;
}

/** What stands in one place, of whoever wrote there. */
interface PlaceNote extends z.infer<typeof Note> {
  readonly writers: readonly SeatNote['by'][];
}

/** The notes of a seat that somebody may read there; what several have kept in one place stands there together. */
async function readableNotes(games: Games, desk: AtDesk, seat: Seat): Promise<readonly PlaceNote[]> {
  const handed = await handedOverAt(games, desk);
  const all = (await games.database.notes.notes(desk.live.id, seat)).filter((each) => mayRead(handed, each));
  return [...Map.groupBy(all, ({ place }) => place)].map(([place, those]) => ({
    place,
    text: those.map(({ text }) => text).join('\n\n'),
    at: Math.max(...those.map(({ at }) => at)),
    writers: those.map(({ by }) => by),
  }));
}

function shownNote({ place, text, at }: PlaceNote): z.infer<typeof Note> {
  return { place, text, at };
}

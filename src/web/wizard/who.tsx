import { type ReactNode, useId } from 'react';
import type { Scenario } from '../../kernel/rulebook.ts';
import type { Seat } from '../../kernel/seat.ts';
import { beyond } from '../beyond.ts';
import { type SeatBot, SeatChoice } from '../bots/seat-choice.tsx';
import { emptySeat, type Seating, seatField, TROUBLE } from './seats.ts';
import { setUpTexts } from '../set-up/texts.ts';

interface WhoProps {
  readonly scenario: Scenario;
  readonly seating: Seating;
  /** Whether bots can play the scenario. */
  readonly hasBots: boolean;
  /** It was to begin while nobody had a seat. */
  readonly tried: boolean;
  onSet(seating: Seating): void;
}

/** Asks who plays: a row for each seat, a person or a bot; and who of them makes the game. */
export function WhoPlays({ scenario, seating, hasBots, tried, onSet }: WhoProps): ReactNode {
  const { mode, bots = {}, hints = {} } = seating;
  const isBot = scenario.seats.some(({ id }) => bots[id] ?? hints[id]);
  return (
    <fieldset className="step">
      <legend>{setUpTexts.wizard.who}</legend>
      <Modes seating={seating} onSet={onSet} />
      {mode === 'many' && <IAm seating={seating} onSet={onSet} />}
      {(mode === 'many' || hasBots) && (
        <div className="seat-rows">
          {scenario.seats.map((seat) => (
            <SeatRow
              key={seat.id}
              seat={seat}
              seating={seating}
              hasBots={hasBots}
              isMissing={tried && emptySeat(scenario, seating)?.id === seat.id}
              onSet={onSet}
            />
          ))}
        </div>
      )}
      {hasBots && isBot && <MapFacts seating={seating} onSet={onSet} />}
      {mode === 'many' && <Others seating={seating} onSet={onSet} />}
    </fieldset>
  );
}

type OfSeating = Pick<WhoProps, 'seating' | 'onSet'>;

const MODES: readonly Seating['mode'][] = ['one', 'many', 'solo'];

/** At one table, each at home, or alone; what the chosen one means stands below. */
function Modes({ seating, onSet }: OfSeating): ReactNode {
  const about = useId();
  return (
    <>
      <div className="seg">
        {MODES.filter((mode) => !beyond.without.includes(mode)).map((mode) => (
          <label key={mode} className="covered">
            <input
              type="radio"
              name="who"
              checked={seating.mode === mode}
              aria-describedby={seating.mode === mode ? about : undefined}
              onChange={() => onSet({ ...seating, mode })}
            />
            <span>{setUpTexts.wizard[mode]}</span>
          </label>
        ))}
      </div>
      <p className="hint" id={about}>
        {setUpTexts.wizard.modes[seating.mode]}
      </p>
    </>
  );
}

const I_AM = 'wizard-i-am';

/** What whoever makes the game is called at it; with another name the seats that they have go along. */
function IAm({ seating, onSet }: OfSeating): ReactNode {
  const { me = '', names } = seating;
  const rename = (next: string): void =>
    onSet({
      ...seating,
      me: next,
      names: Object.fromEntries(
        Object.entries(names).map(([seat, name]) => [seat, me !== '' && name === me ? next : name]),
      ),
    });
  return (
    <div className="seat-row">
      <label className="strong" htmlFor={I_AM}>
        {setUpTexts.wizard.iAm}
      </label>
      <input
        type="text"
        id={I_AM}
        value={me}
        maxLength={60}
        placeholder={setUpTexts.wizard.yourName}
        onChange={(event) => rename(event.target.value)}
      />
      <span className="hint">{setUpTexts.wizard.iAmAbout}</span>
    </div>
  );
}

interface RowProps extends OfSeating {
  readonly seat: Scenario['seats'][number];
  readonly hasBots: boolean;
  /** Nobody has it, and that was noticed. */
  readonly isMissing: boolean;
}

/** A seat: whose it is, a person or a bot, and that it is one's own. */
function SeatRow({ seat: { id, title }, seating, hasBots, isMissing, onSet }: RowProps): ReactNode {
  const { mode, names, me = '', bots = {}, hints = {} } = seating;
  const isNamed = mode === 'many' && !bots[id];
  const isMine = me !== '' && names[id] === me;
  return (
    <div className="seat-row">
      {isNamed ? (
        <label className="strong" htmlFor={seatField(id)}>
          {title}
        </label>
      ) : (
        <b>{title}</b>
      )}
      {isNamed ? (
        <input
          type="text"
          id={seatField(id)}
          placeholder={setUpTexts.wizard.player}
          maxLength={60}
          aria-invalid={isMissing ? true : undefined}
          aria-describedby={isMissing ? TROUBLE : undefined}
          value={names[id] ?? ''}
          onChange={(event) => onSet({ ...seating, names: { ...names, [id]: event.target.value } })}
        />
      ) : (
        <span />
      )}
      {hasBots && (
        <SeatChoice
          seat={title}
          none={setUpTexts.wizard.person}
          plays={bots[id]}
          hints={hints[id]}
          onChoose={(bot) => onSet(withBot(seating, id, bot))}
        />
      )}
      {isNamed && (
        <button
          type="button"
          className="round"
          aria-pressed={isMine}
          aria-label={setUpTexts.wizard.meAt(isMine ? setUpTexts.wizard.iAmIt : setUpTexts.wizard.me, title)}
          onClick={() => {
            if (me.trim() === '') document.getElementById(I_AM)?.focus();
            else onSet({ ...seating, names: { ...names, [id]: isMine ? '' : me } });
          }}
        >
          {isMine ? setUpTexts.wizard.iAmIt : setUpTexts.wizard.me}
        </button>
      )}
    </div>
  );
}

function withBot(seating: Seating, seat: Seat, { level, hints: only }: SeatBot): Seating {
  const { [seat]: _plays, ...bots } = seating.bots ?? {};
  const { [seat]: _hints, ...hints } = seating.hints ?? {};
  if (level === null) return { ...seating, bots, hints };
  return only
    ? { ...seating, bots, hints: { ...hints, [seat]: level } }
    : { ...seating, bots: { ...bots, [seat]: level }, hints };
}

/** Who tells what happens on the map, where bots play. */
function MapFacts({ seating, onSet }: OfSeating): ReactNode {
  const { history = false } = seating;
  return (
    <fieldset>
      <legend>{setUpTexts.wizard.facts}</legend>
      {([false, true] as const).map((is) => (
        <label key={String(is)} className="pill">
          <input
            type="radio"
            name="facts"
            checked={history === is}
            onChange={() => onSet({ ...seating, history: is })}
          />
          <span>{is ? setUpTexts.wizard.historyTells : setUpTexts.wizard.weTell}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Who looks on, and whether those who play sit together all the same. */
function Others({ seating, onSet }: OfSeating): ReactNode {
  return (
    <>
      <label className="field">
        <span>{setUpTexts.wizard.watchers}</span>
        <input
          type="text"
          value={seating.watchers}
          onChange={(event) => onSet({ ...seating, watchers: event.target.value })}
        />
      </label>
      <label className="pill">
        <input
          type="checkbox"
          checked={seating.together === true}
          onChange={(event) => onSet({ ...seating, together: event.target.checked })}
        />
        <span>{setUpTexts.wizard.together}</span>
      </label>
    </>
  );
}

import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Acts, ActAt, Row } from '../../kernel/forms/form.ts';
import { classesOf } from '../board/look.tsx';
import { useOnBoard } from '../board/panels.ts';
import { useBook } from '../book.tsx';
import { Find, hasWords } from '../find.tsx';
import { capital } from '../texts.ts';
import { ActCard } from './act-card.tsx';
import { type ActsProps, headOf, placeOf } from './act-rows.ts';
import { actTexts } from './acts-texts.ts';
import { toActPlace, useActPlace } from '../answer/act-place.ts';
import type { RowsProps } from '../answer/props.ts';
import { actsIn, type GivenAct } from './told-text.ts';
import './acts.css';

/** What somebody did at places: the place is touched, on the map or here, and what happened there is told on its card. */
export function ActsOf(props: ActsProps): ReactNode {
  const { form, acts } = props;
  const { name } = useBook();
  const place = useActPlace();
  useEffect(() => () => toActPlace(null), []);
  const all = [
    ...new Set(form.rows.filter(({ id }) => headOf(id) in acts.does).map(({ id }) => placeOf(id))),
  ];
  const others = form.rows.filter(({ id }) => !(headOf(id) in acts.does));
  if (place !== null && all.includes(place))
    return <ActCard key={place} {...props} place={place} onBack={() => toActPlace(null)} />;
  return (
    <div className="acts">
      <section aria-labelledby="acts-beside">
        <h2 className="eyebrow apart" id="acts-beside">
          {actTexts.beside}
        </h2>
        <Chips places={acts.beside.filter((each) => all.includes(each))} onChoose={toActPlace} />
        <AllPlaces places={all} onChoose={toActPlace} />
      </section>
      <SoFarHere {...props} onChange={toActPlace} />
      <Standing rows={form.rows} does={acts.does} onChange={toActPlace} />
      {others.length > 0 && (
        <details className="before">
          <summary className="strong">{actTexts.others}</summary>
          {others.map((row) => (
            <Tick key={row.id} {...props} row={row} />
          ))}
        </details>
      )}
      <p className="visually-hidden" role="status">
        {place === null ? '' : capital(name(place))}
      </p>
    </div>
  );
}

interface ChipsProps {
  readonly places: readonly string[];
  onChoose(place: string): void;
}

/** Places as buttons, each with the colour that it has on the map. */
function Chips({ places, onChoose }: ChipsProps): ReactNode {
  const { name } = useBook();
  const { place: onMap } = useOnBoard();
  return (
    <div className="act-chips flow">
      {places.map((place) => {
        const look = onMap(place);
        return (
          <button
            key={place}
            type="button"
            className="round"
            data-place={place}
            onClick={() => onChoose(place)}
          >
            {look && (
              <svg className="act-swatch" width={14} height={14} aria-hidden="true">
                <rect
                  className={classesOf({ tone: look.tone, ...(look.shade && { shade: look.shade }) })}
                  width={14}
                  height={14}
                />
              </svg>
            )}
            {capital(name(place))}
          </button>
        );
      })}
    </div>
  );
}

/** All places, for whoever does not use the map. */
function AllPlaces({ places, onChoose }: ChipsProps): ReactNode {
  const { name } = useBook();
  const [typed, setTyped] = useState('');
  const found = places.filter((place) => hasWords(name(place), typed));
  return (
    <details className="acts-all before">
      <summary className="strong">{actTexts.all(places.length)}</summary>
      <Find
        label={actTexts.find}
        typed={typed}
        onType={setTyped}
        found={actTexts.found(found.length, places.length)}
      />
      <Chips places={found} onChoose={onChoose} />
    </details>
  );
}

/** What was told so far, each act a line: it can be changed, or taken out. */
function SoFarHere({ form, given, acts, onGive, onChange }: ActsProps & OnChange): ReactNode {
  const all = actsIn(form, given).filter(({ by }) => by !== '');
  const takeOut = ({ rows }: GivenAct): void =>
    onGive({ ...given, ...Object.fromEntries(rows.map(({ id }) => [id, 0])) });
  return (
    <section aria-labelledby="acts-so-far">
      <h2 className="eyebrow apart" id="acts-so-far">
        {actTexts.soFar}
      </h2>
      {all.length === 0 && <p className="hint">{actTexts.nothing}</p>}
      <ul className="act-list ruled bare">
        {all.map((each) => (
          <ActLine
            key={`${each.by}/${each.place}`}
            act={each}
            does={acts.does}
            given={given}
            onChange={() => onChange(each.place)}
            onOut={() => takeOut(each)}
          />
        ))}
      </ul>
    </section>
  );
}

interface OnChange {
  onChange(place: string): void;
}

interface LineProps {
  readonly act: GivenAct;
  readonly does: Acts['does'];
  readonly given: RowsProps['given'];
  onChange(): void;
  onOut(): void;
}

function ActLine({ act: { by, place, rows, deed }, does, given, onChange, onOut }: LineProps): ReactNode {
  const { say, name } = useBook();
  const units = rows.flatMap(({ id }) => {
    const act = does[headOf(id)];
    return act?.units ? [`${say(act.label)} ${given[id] ?? 0}`] : [];
  });
  const title = deed ? capital(say(deed.label)) : `${capital(name(by))}, ${capital(name(place))}`;
  return (
    <li className="flow">
      <span>
        <b>{title}</b>
        {units.length > 0 && <small>{capital(units.join(', '))}</small>}
      </span>
      <button type="button" className="link" onClick={onChange} aria-label={actTexts.changeOf(title)}>
        {actTexts.change}
      </button>
      <button type="button" className="act-out square" onClick={onOut} aria-label={actTexts.out(title)}>
        ×
      </button>
    </li>
  );
}

/** Where units stand as last told: what can go out. */
function Standing({ rows, does, onChange }: OnChange & StandingProps): ReactNode {
  const { name, say } = useBook();
  const out = rows.filter(({ id }) => does[headOf(id)]?.units?.go === 'out');
  const places = Map.groupBy(out, ({ id }) => `${does[headOf(id)]?.by ?? ''}/${placeOf(id)}`);
  return (
    <section aria-labelledby="acts-standing">
      <h2 className="eyebrow apart" id="acts-standing">
        {actTexts.standing} <small>{actTexts.asTold}</small>
      </h2>
      {places.size === 0 && <p className="hint">{actTexts.nobody}</p>}
      <ul className="act-list ruled bare">
        {[...places].map(([key, theirs]) => {
          const [by = '', place = ''] = key.split('/');
          const title = `${capital(name(by))}, ${capital(name(place))}`;
          const units = theirs.map(({ id, max }) => `${unitOf(does[headOf(id)], say)} ${max ?? 0}`);
          return (
            <li key={key} className="flow">
              <span>
                <b>{title}</b> <small>{units.join(', ')}</small>
              </span>
              <button
                type="button"
                className="link"
                onClick={() => onChange(place)}
                aria-label={actTexts.changeOf(title)}
              >
                {actTexts.change}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface StandingProps {
  readonly rows: readonly Row[];
  readonly does: Acts['does'];
}

function unitOf(act: ActAt | undefined, say: (words: ActAt['label']) => string): string {
  return act?.units?.kind ? say(act.units.kind) : '';
}

/** Something that happened at no place of the map. */
function Tick({ row, given, onSet }: RowsProps & { readonly row: Row }): ReactNode {
  const { say } = useBook();
  const why = useId();
  return (
    <p className="act-tick">
      <label>
        <input
          type="checkbox"
          checked={(given[row.id] ?? 0) > 0}
          aria-disabled={row.barred ? true : undefined}
          aria-describedby={row.barred ? why : undefined}
          onChange={({ target }) => !row.barred && onSet(row.id, target.checked ? 1 : 0)}
        />{' '}
        {capital(say(row.label))}
      </label>
      {row.barred && <span id={why}>{say(row.barred.reason)}</span>}
    </p>
  );
}

import type { ReactNode } from 'react';
import { itemsOf } from '../draft.ts';
import { Faults, Frame, Section } from './frame.tsx';
import { writeTexts } from '../texts.ts';
import { type Asked, usePlace } from '../writing.ts';

interface OneFieldProps extends Omit<Asked<'one'>, 'part'> {
  readonly of: readonly { readonly value: string | boolean; readonly title: string }[];
  /** What it means to choose none. */
  readonly otherwise?: string | undefined;
}

/** One of some. */
export function OneField({ of, otherwise = writeTexts.choose, ...asked }: OneFieldProps): ReactNode {
  const { value, control, set } = usePlace(asked.path);
  const known = of.find((each) => each.value === value);
  const pick = (picked: string): void => {
    const now = of.find((each) => String(each.value) === picked);
    set(now ? now.value : asked.needed ? '' : undefined);
  };
  return (
    <Frame {...asked}>
      <select
        {...control}
        value={known ? String(known.value) : ''}
        onChange={({ target }) => pick(target.value)}
      >
        <option value="">{otherwise}</option>
        {of.map((each) => (
          <option key={String(each.value)} value={String(each.value)}>
            {each.title}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** Yes, or nothing. */
export function FlagField({ path, title, about }: Asked<'flag'>): ReactNode {
  const { value, control, set } = usePlace(path);
  return (
    <div className={about ? 'field is-flag' : 'field is-flag is-short'}>
      <label className="choice">
        <input
          type="checkbox"
          {...control}
          checked={value === true}
          onChange={({ target }) => set(target.checked ? true : undefined)}
        />
        <span>
          {title} {about && <span className="hint">{about}</span>}
        </span>
      </label>
      <Faults path={path} title={title} />
    </div>
  );
}

/** Any of some. */
export function SeveralField(asked: Asked<'several'>): ReactNode {
  const { path, title, part } = asked;
  const { value, set } = usePlace(path);
  const chosen = itemsOf(value);
  const toggle = (item: string, isOn: boolean): void =>
    set(isOn ? [...chosen, item] : chosen.filter((each) => each !== item));
  return (
    <Section {...asked} className="field">
      <div>
        {part.of.map((each) => (
          <label key={each.value} className="pill">
            <input
              type="checkbox"
              checked={chosen.includes(each.value)}
              onChange={({ target }) => toggle(each.value, target.checked)}
            />
            <span>{each.title}</span>
          </label>
        ))}
      </div>
      <Faults path={path} title={title} deep />
    </Section>
  );
}

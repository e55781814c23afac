import { type ReactNode, useRef, useState } from 'react';
import { itemsOf, type Path, valueAt } from '../draft.ts';
import { Frame } from './frame.tsx';
import { shortName } from './short-name.ts';
import { type Asked, usePlace, useWriting } from '../writing.ts';

/** A text; one that names its object gives it a short name, as long as it has none. */
export function TextField(asked: Asked<'text'>): ReactNode {
  const { path, part, needed, names } = asked;
  const { value, control, set } = usePlace(path);
  const named = useNaming(path, names);
  const put = (text: string): void => set(text === '' && !needed ? undefined : text);
  const props = {
    ...control,
    value: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    onFocus: named.begin,
    onBlur: () => (value === undefined || value === '' ? put('') : undefined),
    onChange: ({ target }: { target: { value: string } }): void => {
      put(target.value);
      named.follow(target.value);
    },
  };
  return (
    <Frame {...asked}>
      {part.long ? <textarea rows={2} {...props} /> : <input type="text" autoComplete="off" {...props} />}
    </Frame>
  );
}

/** Makes the short name of an object from its text while that is first typed. */
function useNaming(path: Path, key: string | undefined): { begin(): void; follow(text: string): void } {
  const { document, set } = useWriting();
  const following = useRef(false);
  const at = [...path.slice(0, -1), key ?? ''];
  return {
    begin() {
      following.current = key !== undefined && !valueAt(document, at);
    },
    follow(text) {
      if (!following.current || key === undefined) return;
      const others = itemsOf(valueAt(document, path.slice(0, -2))).filter((_, i) => i !== path.at(-2));
      const taken = others.map((each) => String(valueAt(each, [key])));
      set(at, shortName(text, taken));
    },
  };
}

/** Short names in one line, with commas between. */
export function IdsField(asked: Asked<'ids'>): ReactNode {
  const { path, needed } = asked;
  const { value, control, set } = usePlace(path);
  const ids = itemsOf(value).map(String);
  const [typed, setTyped] = useState('');
  return (
    <Frame {...asked}>
      <input
        type="text"
        autoComplete="off"
        {...control}
        value={parted(typed).join() === ids.join() ? typed : ids.join(', ')}
        onChange={({ target }) => {
          setTyped(target.value);
          const now = parted(target.value);
          set(now.length === 0 && !needed ? undefined : now);
        }}
      />
    </Frame>
  );
}

function parted(text: string): string[] {
  return text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

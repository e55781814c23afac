import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Json } from '../../../kernel/json.ts';
import { itemsOf, moved, type Path } from '../draft.ts';
import { Fold } from './fold.tsx';
import { Faults, Section } from './frame.tsx';
import { writeTexts } from '../texts.ts';
import { itemTitle, nameOf } from '../titles.ts';
import { elementAt, type Nesting, usePlace } from '../writing.ts';

/** Any number of items in their order. The focus goes with what is added or moved, and to the list when one goes. */
export function ListField({ Inner, ...asked }: Nesting<'list'>): ReactNode {
  const { path, title, part, needed } = asked;
  const { value, set } = usePlace(path);
  const focus = useNextFocus();
  const list = itemsOf(value);
  const put = (now: readonly Json[]): void => set(now.length === 0 && !needed ? undefined : now);
  const move = (from: number, to: number): void => {
    focus([...path, to]);
    put(moved(list, from, to));
  };
  const remove = (i: number): void => {
    focus(path);
    put(list.toSpliced(i, 1));
  };
  const add = (): void => {
    focus([...path, list.length], 'input, select');
    put([...list, part.begin]);
  };
  return (
    <Section {...asked}>
      <Faults path={path} title={title} />
      {list.map((_, i) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Item key={i} path={[...path, i]} title={itemTitle(part, i)} part={part} Inner={Inner}>
          <Actions
            title={itemTitle(part, i)}
            onUp={i > 0 && (() => move(i, i - 1))}
            onDown={i < list.length - 1 && (() => move(i, i + 1))}
            onRemove={() => remove(i)}
          />
        </Item>
      ))}
      <button type="button" onClick={add}>
        {writeTexts.add(part.one)}
      </button>
    </Section>
  );
}

/** Moves the focus to a place, or to what is first `within` it, once it is drawn. */
function useNextFocus(): (at: Path, within?: string) => void {
  const next = useRef<{ readonly at: Path; readonly within: string | undefined } | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const { at, within } = next.current;
    next.current = null;
    const place = elementAt(at);
    (within === undefined ? place : place?.querySelector<HTMLElement>(within))?.focus();
  });
  return (at, within) => {
    next.current = { at, within };
  };
}

interface ItemProps extends Nesting<'list'> {
  /** What can be done with it as a whole. */
  readonly children: ReactNode;
}

/** An item: folded, or an object with its title, or one control. */
function Item({ path, title, part, Inner, children }: ItemProps): ReactNode {
  const { id, value, isFaulty } = usePlace(path);
  const name = nameOf(value);
  const [isNew] = useState(name === '');
  const isObject = part.item.kind === 'group';
  const fields = (
    <>
      <Inner path={path} title={title} part={part.item} needed />
      {isObject && <Faults path={path} title={title} />}
    </>
  );
  if (isObject && !part.fold)
    return (
      <Section path={path} title={title} className="box item">
        {children}
        {fields}
      </Section>
    );
  const item = (
    <div className="box item">
      {fields}
      {children}
    </div>
  );
  return part.fold ? (
    <Fold title={`${title}: ${name}`} id={id} forced={isNew || isFaulty}>
      {item}
    </Fold>
  ) : (
    item
  );
}

interface ActionsProps {
  readonly title: string;
  /** It cannot go further where there is none. */
  readonly onUp: (() => void) | false;
  readonly onDown: (() => void) | false;
  onRemove(): void;
}

function Actions({ title, onUp, onDown, onRemove }: ActionsProps): ReactNode {
  return (
    <div className="item-actions">
      {onUp && (
        <button type="button" className="link" aria-label={writeTexts.up(title)} onClick={onUp}>
          {'\u2191'}
        </button>
      )}
      {onDown && (
        <button type="button" className="link" aria-label={writeTexts.down(title)} onClick={onDown}>
          {'\u2193'}
        </button>
      )}
      <button type="button" className="link" aria-label={writeTexts.removeOf(title)} onClick={onRemove}>
        {writeTexts.remove}
      </button>
    </div>
  );
}

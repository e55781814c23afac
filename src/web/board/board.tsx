import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { isFilled, type Panel } from '../../kernel/board/panel.ts';
import { type CardPlace, placesOn } from '../../kernel/board/places.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { AnyView } from '../api.ts';
import { useBook } from '../book.tsx';
import { t } from '../texts.ts';
import { NO_TOUCHES, type Touches } from './answers.ts';
import { FIND_PLACE, FindPlace } from './find-place.tsx';
import { Patterns } from './look.tsx';
import { CardsProvider, type OpenCard } from './opening.ts';
import { PanelView } from './panel-view.tsx';
import { cellText } from './table.tsx';

const NO_LINES: readonly RecordLine[] = [];

interface BoardProps {
  /** What to show: the seat's view now, or an earlier one. */
  readonly view: AnyView;
  /** What can be answered by touching the board. */
  readonly touches: Touches;
  /** The log up to there. */
  readonly lines?: readonly RecordLine[];
}

/** The card that is open. */
export interface OpenedCard {
  readonly place: string;
  readonly name: string;
  /** Its reader is led to it; another number each time. */
  readonly come: number;
  /** How the board draws a panel: the card comes later, and brings nothing of it along. */
  draw(panel: Panel): ReactNode;
  onClose(): void;
}

/** The board of this game with what opens the card of a place: its rulebook's panels, each drawn by its kind. */
export function Board({
  view,
  touches,
  lines = NO_LINES,
  card,
}: BoardProps & { card?(opened: OpenedCard): ReactNode }): ReactNode {
  const book = useBook();
  const { table } = book;
  const [opened, setOpened] = useState<{ readonly id: string; readonly come: number } | null>(null);
  // not anew for whatever is picked or typed beside it
  const panels = useMemo(() => table.rules.board(view).filter(isFilled), [table, view]);
  const places = card ? placesOn(panels) : [];
  const open: OpenCard = (choice, answers) => {
    if (!places.some(({ id }) => id === choice) || choice === undefined) return;
    setOpened((last) => ({ id: choice, come: (last?.come ?? 0) + (answers ? 0 : 1) }));
  };
  const onClose = (): void => {
    setOpened(null);
    document.getElementById(FIND_PLACE)?.focus();
  };
  const place = places.find(({ id }) => id === opened?.id);
  const draw = (panel: Panel): ReactNode => <PanelView panel={panel} touches={NO_TOUCHES} lines={lines} />;
  const shown =
    place &&
    opened &&
    card?.({ place: place.id, name: cellText(book, place.label), come: opened.come, draw, onClose });
  return (
    <section className="board" aria-labelledby="board-heading">
      <h2 id="board-heading" className="visually-hidden">
        {t.table.board}
      </h2>
      <CardsProvider value={card ? open : null}>
        {places.length > 0 && <FindPlace places={places} onFind={({ id }: CardPlace) => open(id, false)} />}
        <Panels panels={panels} touches={touches} lines={lines} card={shown} />
      </CardsProvider>
    </section>
  );
}

/** The board without a heading, and without cards. */
export function BoardItself({ view, touches, lines = NO_LINES }: BoardProps): ReactNode {
  const { table } = useBook();
  // not anew for whatever is picked or typed beside it
  const panels = useMemo(() => table.rules.board(view).filter(isFilled), [table, view]);
  return <Panels panels={panels} touches={touches} lines={lines} />;
}

interface PanelsProps {
  readonly panels: readonly Panel[];
  readonly touches: Touches;
  readonly lines: readonly RecordLine[];
  readonly card?: ReactNode;
}

/** Panels one under the other, the card under the map. */
function Panels({ panels, touches, lines, card }: PanelsProps): ReactNode {
  const map = panels.findIndex(({ kind }) => kind === 'map');
  return (
    <>
      <Patterns />
      {panels.map((panel, i) => (
        <Fragment key={`${panel.kind} ${i}`}>
          <div className={`board-${panel.kind}`}>
            <PanelView panel={panel} touches={touches} lines={lines} />
          </div>
          {i === map && card}
        </Fragment>
      ))}
      {map < 0 && card}
    </>
  );
}

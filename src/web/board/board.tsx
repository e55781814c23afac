import { type ReactNode, useCallback, useEffect, useId, useMemo, useState } from 'react';
import type { Panel } from '../../kernel/board/panel.ts';
import { type CardPlace, placesOn } from '../../kernel/board/places.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { TurnStart } from '../../kernel/game/reading.ts';
import type { Words } from '../../kernel/texts/words.ts';
import { type Book, useBook } from '../book.tsx';
import { saysMore } from '../frame/rail.ts';
import { f } from '../frame/texts.ts';
import { WordsHere } from '../side/words-here.tsx';
import { capital, t } from '../texts.ts';
import { NO_TOUCHES, type Touch, type Touches } from './answers.ts';
import { cellText } from './cell.ts';
import { FindPlace } from './find-place.tsx';
import { Patterns } from './look.tsx';
import { CardsProvider, FIND_PLACE, type OpenCard, type Seeking } from './opening.ts';
import { PanelView } from './panel-view.tsx';
import { type Tab, Tabs } from './tabs.tsx';

const NO_LINES: readonly RecordLine[] = [];
const NO_TURNS: readonly TurnStart[] = [];

interface BoardProps {
  readonly panels: readonly Panel[];
  /** What can be answered by touching the board. */
  readonly touches: Touches;
  /** What the question speaks of, where the map opens. */
  readonly spoken?: ReadonlySet<string>;
  /** The log up to there. */
  readonly lines?: readonly RecordLine[];
  readonly turns?: readonly TurnStart[];
  /** A panel of this kind is wished for; another each time. */
  readonly wish?: BoardWish | null;
  card?(opened: OpenedCard): ReactNode;
}

export interface BoardWish {
  readonly kind: Panel['kind'];
}

/** The card that is open. */
export interface OpenedCard {
  readonly place: string;
  readonly name: string;
  /** Its reader is led to it; another number each time. */
  readonly come: number;
  /** Beside points that were placed: no more than they need, on the side where it covers no place that was touched. */
  readonly brief: 'left' | 'right' | null;
  /** What touching it answers. */
  readonly touch: Touch | undefined;
  /** How the board draws a panel: the card comes later, and brings nothing of it along. */
  draw(panel: Panel): ReactNode;
  /** It stands on the screen, or has turned to another place. */
  onDrawn(): void;
  onClose(): void;
}

/** The board of this game: its rulebook's panels as tabs, each drawn by its kind, and the card of a place over them. */
export function Board(props: BoardProps): ReactNode {
  const { panels: all, touches, spoken, lines = NO_LINES, turns = NO_TURNS, wish = null, card } = props;
  const book = useBook();
  const shownId = useId();
  const panels = useMemo(() => all.filter(isTabbed).toSorted(byKind), [all]);
  const tabs = useMemo(() => tabsOf(panels, book), [panels, book]);
  const [sought, setSought] = useState<{ readonly id: string } | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    const at = panels.findIndex(({ kind }) => kind === wish?.kind);
    if (at >= 0) setChosen(tabs[at]?.id ?? null);
    // only a new wish changes what is looked at
  }, [wish]);
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  );
  const panel = panels[at];
  const draw = (each: Panel, answering = NO_TOUCHES): ReactNode => (
    <PanelView panel={each} touches={answering} {...{ lines, turns, seeking }} />
  );
  const { places, open, onClose, opened, drawn, shown } = useCard(all, touches, draw, card);
  const seeking: Seeking = { spoken, opened, drawn, sought };
  const find = ({ id }: CardPlace): void => {
    setSought({ id });
    open(id, 'read');
  };
  return (
    <aside
      className="board"
      aria-labelledby="board-heading"
      onKeyDown={({ key }) => key === 'Escape' && opened !== undefined && onClose()}
    >
      <h2 id="board-heading" className="visually-hidden">
        {t.table.board}
      </h2>
      <CardsProvider value={card ? open : null}>
        <div className="board-top">
          <Tabs
            label={f.tabs}
            tabs={tabs}
            chosen={tabs[at]?.id ?? ''}
            controls={shownId}
            onChoose={setChosen}
          />
          {places.length > 0 && <FindPlace places={places} onFind={find} />}
        </div>
        <Patterns />
        {panel && (
          <div
            key={tabs[at]?.id}
            id={shownId}
            className={`board-shown board-${panel.kind}`}
            role="tabpanel"
            aria-labelledby={`tab-${tabs[at]?.id}`}
            tabIndex={0}
          >
            {draw(panel, touches)}
            {panel.kind !== 'map' && <WordsHere of=".board-shown" />}
          </div>
        )}
        {shown}
      </CardsProvider>
    </aside>
  );
}

/** What is due is a tool; a calendar that says no more than the top of the desk is none. */
function isTabbed(panel: Panel): boolean {
  return panel.kind === 'track' ? saysMore(panel) : panel.kind !== 'docket';
}

/** The map first, the calendar, which stands at the top of the desk too, last. */
function byKind(one: Panel, other: Panel): number {
  const weight = ({ kind }: Panel): number => (kind === 'map' ? 0 : kind === 'track' ? 2 : 1);
  return weight(one) - weight(other);
}

/** A tab for each panel, kept by what it is about. */
function tabsOf(panels: readonly Panel[], { say }: Book): readonly Tab[] {
  const ids = new Map<string, number>();
  return panels.map((panel, i) => {
    const { kind, title } = panel;
    const name = `${kind} ${title.key}`.replaceAll(/[^\w]+/g, '-');
    const before = ids.get(name) ?? 0;
    ids.set(name, before + 1);
    const label =
      kind === 'map' && i === 0 ? f.tools.map : kind === 'track' ? f.calendar : say(nameOf(panel));
    return { id: before === 0 ? name : `${name}-${before}`, label };
  });
}

/** What a panel is called on its tab. */
function nameOf(panel: Panel): Words {
  return (panel.kind === 'table' && panel.tab) || panel.title;
}

/** The card of a place: what opens it, and the card that is open. */
function useCard(
  panels: readonly Panel[],
  touches: Touches,
  draw: (panel: Panel) => ReactNode,
  card: BoardProps['card'],
): {
  places: readonly CardPlace[];
  open: OpenCard;
  onClose: () => void;
  opened: string | undefined;
  drawn: number;
  shown: ReactNode;
} {
  const book = useBook();
  const [drawn, setDrawn] = useState(0);
  const onDrawn = useCallback((): void => setDrawn((n) => n + 1), []);
  const [opened, setOpened] = useState<(Pick<OpenedCard, 'come' | 'brief'> & { readonly id: string }) | null>(
    null,
  );
  const places = card ? placesOn(panels) : [];
  const open: OpenCard = (choice, how, onRight = false) => {
    if (!places.some(({ id }) => id === choice) || choice === undefined) return;
    setOpened((last) => {
      if (how === 'read') return { id: choice, come: (last?.come ?? 0) + 1, brief: null };
      if (how === 'leave') return null;
      return { id: choice, come: 0, brief: onRight ? 'left' : 'right' };
    });
  };
  const onClose = (): void => {
    const isIn = document.activeElement?.closest('.place-card');
    setOpened(null);
    if (isIn) document.getElementById(FIND_PLACE)?.focus();
  };
  const place = places.find(({ id }) => id === opened?.id);
  const shown =
    place &&
    opened &&
    card?.({
      place: place.id,
      name: capital(cellText(book, place.label)),
      come: opened.come,
      brief: opened.brief,
      touch: touches(place.id),
      draw,
      onDrawn,
      onClose,
    });
  return { places, open, onClose, opened: opened?.id, drawn, shown };
}

import './board.css';
import { type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { isFilled, type Panel } from '../../kernel/board/panel.ts';
import { type CardPlace, placesOn } from '../../kernel/board/places.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { TurnStart } from '../../kernel/game/reading.ts';
import type { Words } from '../../kernel/texts/words.ts';
import type { AnyView } from '../api.ts';
import { type Book, BookProvider, useBook, useWhole, withWords } from '../book.tsx';
import { frameTexts } from '../texts/frame.ts';
import { WordsHere } from '../parts/words-here.tsx';
import { capital, deskTexts } from '../texts.ts';
import { NO_TOUCHES, type Touch, type Touches } from './answers.ts';
import { cellText } from '../parts/cell.ts';
import { FindPlace } from './find-place.tsx';
import { Patterns } from './look.tsx';
import { CardsProvider, FIND_PLACE, type OpenCard, type Seeking } from './opening.ts';
import { PanelView } from './panel-view.tsx';
import { type Tab, Tabs } from './tabs.tsx';
import { mapOf } from '../map/places.ts';
import { type Zoom, ZoomButtons } from './zoom.tsx';

const NO_LINES: readonly RecordLine[] = [];
const NO_TURNS: readonly TurnStart[] = [];

/** What is seen, and of whom. */
interface BoardSeen {
  readonly panels: readonly Panel[];
  /** Of whom they are: with all that plays at hand, they say more. */
  readonly view?: AnyView;
  /** The log up to there. */
  readonly lines?: readonly RecordLine[];
  readonly turns?: readonly TurnStart[];
}

interface BoardProps extends BoardSeen {
  /** What can be answered by touching the board. */
  readonly touches: Touches;
  /** What the question speaks of, where the map opens. */
  readonly spoken?: ReadonlySet<string>;
  /** What is wished for; another each time. */
  readonly wish?: BoardWish | null;
  /** What is asked, by its key: with another a card that is open goes. */
  readonly asked?: string;
  /** What is told above it. */
  readonly above?: ReactNode;
  card?(opened: OpenedCard): ReactNode;
}

/** A panel that is wished for, or none; whichever, a card that is open goes. */
export interface BoardWish {
  readonly kind?: Panel['kind'];
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
  const book = useBook();
  const whole = useWhole();
  const said = useMemo(() => (whole ? withWords(book, whole) : book), [book, whole]);
  return (
    <BookProvider value={said}>
      <DrawnBoard {...props} />
    </BookProvider>
  );
}

function DrawnBoard(props: BoardProps): ReactNode {
  const { touches, spoken, lines = NO_LINES, turns = NO_TURNS, above, card } = props;
  const { wish = null, asked = '' } = props;
  const book = useBook();
  const all = useWholePanels(props);
  const shownId = useId();
  const panels = useMemo(() => all.filter(isTabbed).toSorted(byKind), [all]);
  const tabs = useMemo(() => tabsOf(panels, book), [panels, book]);
  const [sought, setSought] = useState<{ readonly id: string } | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => {
    const at = panels.findIndex(({ kind }) => kind === wish?.kind);
    if (at >= 0) setChosen(tabs[at]?.id ?? null);
    if (wish) shut();
    // only a new wish changes what is looked at
  }, [wish]);
  useEffect(() => shut(), [asked]);
  const at = Math.max(0, tabs.map(({ id }) => id as string | null).indexOf(chosen));
  const panel = panels[at];
  const draw = (each: Panel, answering = NO_TOUCHES): ReactNode => (
    <PanelView panel={each} touches={answering} {...{ lines, turns, seeking }} />
  );
  const { places, open, onClose, shut, opened, drawn, shown } = useCard(all, touches, draw, card);
  const zoom = useRef<Zoom | null>(null);
  const tabbed = { controls: shownId, onChoose: setChosen };
  const seeking: Seeking = { spoken, opened, drawn, sought, zoom };
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
        {deskTexts.table.board}
      </h2>
      <CardsProvider value={card ? open : null}>
        <div className="flow board-top">
          <Tabs label={frameTexts.tabs} {...{ tabs, chosen: tabs[at]?.id ?? '' }} {...tabbed} />
          {panel?.kind === 'map' && mapOf(book.table.rulebook.id) && <ZoomButtons of={zoom} />}
          {places.length > 0 && <FindPlace places={places} onFind={find} />}
        </div>
        {above}
        <Patterns />
        {panel && (
          <Shown key={tabs[at]?.id} id={shownId} tab={`tab-${tabs[at]?.id}`} kind={panel.kind}>
            {draw(panel, touches)}
          </Shown>
        )}
        {shown}
      </CardsProvider>
    </aside>
  );
}

interface ShownProps {
  readonly id: string;
  /** The tab that shows it. */
  readonly tab: string;
  readonly kind: Panel['kind'];
  readonly children: ReactNode;
}

/** What the chosen tab shows. */
function Shown({ id, tab, kind, children }: ShownProps): ReactNode {
  return (
    <div id={id} className={`board-shown board-${kind}`} role="tabpanel" aria-labelledby={tab} tabIndex={0}>
      {children}
      {kind !== 'map' && <WordsHere of=".board-shown" />}
    </div>
  );
}

/** The panels of a desk that reads, until all that plays is here: then with the state of the war. */
function useWholePanels({ panels, view }: BoardProps): readonly Panel[] {
  const whole = useWhole();
  return useMemo(
    () => (whole && view ? whole.rules.board(view).filter(isFilled) : panels),
    [whole, view, panels],
  );
}

/** What is due is a tool; the calendar stands in the head of the desk. */
function isTabbed({ kind }: Panel): boolean {
  return kind !== 'track' && kind !== 'docket';
}

/** The map first. */
function byKind(one: Panel, other: Panel): number {
  return Number(other.kind === 'map') - Number(one.kind === 'map');
}

/** A tab for each panel, kept by what it is about. */
function tabsOf(panels: readonly Panel[], { say }: Book): readonly Tab[] {
  const ids = new Map<string, number>();
  return panels.map((panel, i) => {
    const { kind, title } = panel;
    const name = `${kind} ${title.key}`.replaceAll(/[^\w]+/g, '-');
    const before = ids.get(name) ?? 0;
    ids.set(name, before + 1);
    const label = kind === 'map' && i === 0 ? frameTexts.tools.map : say(nameOf(panel));
    return { id: before === 0 ? name : `${name}-${before}`, label };
  });
}

/** What a panel is called on its tab. */
function nameOf(panel: Panel): Words {
  return ((panel.kind === 'table' || panel.kind === 'watch') && panel.tab) || panel.title;
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
  shut: () => void;
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
  const shut = (): void => setOpened(null);
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
  return { places, open, onClose, shut, opened: opened?.id, drawn, shown };
}

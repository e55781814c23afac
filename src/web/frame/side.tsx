import { type ReactNode, Suspense, useState } from 'react';
import type { Panel } from '../../kernel/board/panel.ts';
import type { RecordLine } from '../../kernel/game/record.ts';
import type { TurnStart } from '../../kernel/game/reading.ts';
import type { Act } from '../act.ts';
import type { Desk } from '../api.ts';
import { Docket } from '../board/docket.tsx';
import { TrialProvider } from '../if/what-if.tsx';
import { Directives } from '../log/directives.tsx';
import { later } from '../later.tsx';
import { Log } from '../log/log-pane.tsx';
import { InPlace } from '../mend/in-place.tsx';
import { useMending } from '../mend/mending.tsx';
import { MendKept } from '../mend/proposing.tsx';
import { NotesPanel } from '../notes/panel.tsx';
import type { GameRoute } from '../route.ts';
import { AllowPanel } from '../side/allow.tsx';
import { HabitsPanel } from '../side/habits-panel.tsx';
import { GlossaryPanel } from '../side/glossary.tsx';
import { WhatChanged } from '../side/what-changed.tsx';
import { PeoplePanel } from '../side/people.tsx';
import { RulingsPanel } from '../side/rulings.tsx';
import { SkipPanel } from '../side/skip.tsx';
import { type BackTo, UndoPanel } from '../side/undo.tsx';
import { TalkPanel } from '../talk/panel.tsx';
import { DeadlinePanel } from '../time/deadline.tsx';
import { More } from './more.tsx';
import { frameTexts } from '../texts/frame.ts';
import type { Tool } from '../tool.ts';

const NoticesPanel = later(async () => (await import('../notices/panel.tsx')).NoticesPanel);

/** The desk that it stands at. */
interface AtDesk {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly act: Act;
  readonly ticks: Act;
}

interface SideProps extends AtDesk {
  readonly tool: Tool;
  readonly tools: readonly Tool[];
  readonly panels: readonly Panel[];
  readonly lines: readonly RecordLine[];
  readonly turns: readonly TurnStart[];
  readonly wish: BackTo | null;
  onTool(tool: Tool): void;
  onScreen(isWanted: boolean): void;
}

/** In these something is typed: once opened, it is kept. */
const KEPT: readonly Tool[] = ['facts', 'talk', 'back', 'allow'];

/** What a drawer shows. Its script comes after the desk. */
export function Side(props: SideProps): ReactNode {
  const { tool, tools, desk, act } = props;
  const mending = useMending();
  const [kept, setKept] = useState<readonly Tool[]>([]);
  if (KEPT.includes(tool) && !kept.includes(tool)) setKept([...kept, tool]);
  if (!tools.includes(tool)) return <Nothing tool={tool} />;
  return (
    <TrialProvider value={desk}>
      {tool === 'todo' && <ToDo {...props} />}
      <Kept of="facts" {...{ tool, kept }}>
        <WhatChanged desk={desk} act={act} />
      </Kept>
      {tool === 'log' && <MendKept mending={mending} desk={desk} />}
      {tool === 'log' && (
        <InPlace value={props.route.at === undefined ? { route: props.route, desk, act } : null}>
          <Log
            title={desk.title}
            route={props.route}
            view={desk.view}
            lines={props.lines}
            turns={props.turns}
          />
        </InPlace>
      )}
      {kept.includes('talk') && (
        <div className="talk-side" hidden={tool !== 'talk'}>
          <TalkPanel route={props.route} seat={desk.seat} isOpen={tool === 'talk'} />
        </div>
      )}
      {tool === 'notes' && desk.seat !== null && (
        <NotesPanel desk={{ ...props.route, seat: desk.seat }} panels={props.panels} />
      )}
      <Kept of="back" {...{ tool, kept }}>
        <UndoPanel desk={desk} act={act} wish={props.wish} />
      </Kept>
      {tool === 'skip' && <SkipPanel desk={desk} act={act} />}
      {tool === 'more' && <More game={desk.game} all={tools} onTool={props.onTool} />}
      {tool === 'rulings' && <RulingsPanel desk={desk} act={act} />}
      {tool === 'seats' && <PeoplePanel {...props} />}
      {tool === 'deadlines' && <DeadlinePanel {...props} />}
      <Kept of="allow" {...{ tool, kept }}>
        <AllowPanel desk={desk} act={act} />
      </Kept>
      {tool === 'habits' && <Habits desk={desk} act={act} />}
      {tool === 'notices' && (
        <Suspense fallback={null}>
          <NoticesPanel route={props.route} />
        </Suspense>
      )}
      {tool === 'glossary' && <GlossaryPanel />}
    </TrialProvider>
  );
}

interface KeptProps {
  readonly of: Tool;
  readonly tool: Tool;
  readonly kept: readonly Tool[];
  readonly children: ReactNode;
}

/** What was opened once, out of sight while another drawer is open. */
function Kept({ of, tool, kept, children }: KeptProps): ReactNode {
  return kept.includes(of) && <div hidden={tool !== of}>{children}</div>;
}

function Habits({ desk, act }: Pick<SideProps, 'desk' | 'act'>): ReactNode {
  return (
    <>
      <HabitsPanel desk={desk} act={act} />
      {act.trouble && (
        <p role="alert" className="trouble">
          {act.trouble.message}
        </p>
      )}
    </>
  );
}

function Nothing({ tool }: Pick<SideProps, 'tool'>): ReactNode {
  return (
    <>
      <h2>{frameTexts.tools[tool]}</h2>
      <p className="hint">{frameTexts.nothing}</p>
    </>
  );
}

/** What is due by the rules, and what is to be done on the map; of an earlier moment only what was due. */
function ToDo({ route, desk, ticks, panels }: SideProps): ReactNode {
  const dockets = panels.filter((panel) => panel.kind === 'docket');
  const isNow = route.at === undefined;
  const isNothing = dockets.length === 0 && !desk.lines.some(({ dispatches }) => dispatches.some(isToDo));
  return (
    <>
      {isNothing && <Nothing tool="todo" />}
      {isNow && <Directives desk={desk} act={ticks} />}
      {dockets.map((panel, i) => (
        <div key={i} className="board-docket">
          <Docket panel={panel} />
        </div>
      ))}
    </>
  );
}

function isToDo({ kind }: RecordLine['dispatches'][number]): boolean {
  return kind === 'directive';
}

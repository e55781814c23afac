import { type ReactNode, Suspense, useState } from 'react';
import type { Panel } from '../../kernel/board/panel.ts';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { Act } from '../act.ts';
import type { Desk, ThenDesk } from '../api.ts';
import { PanelsProvider } from '../board/panels.ts';
import { keptClub } from '../kept/club.ts';
import { frameTexts } from '../texts/frame.ts';
import type { Tool } from '../tool.ts';
import type { Live } from '../live.ts';
import { Latest } from '../log/log.tsx';
import type { Mending } from '../mend/mending.tsx';
import type { GameRoute } from '../route.ts';
import { deskTexts } from '../texts.ts';
import { Ask } from './ask.tsx';
import type { Begun, BegunAnswer } from '../answer/begun.ts';
import { useLapse } from './lapse.tsx';
import { PanelHead } from './panel-head.tsx';
import { useAside } from '../aside.ts';
import { later, loaded } from '../later.tsx';
import type { LinksKnown } from '../own/links.ts';
import './panel.css';

/** An earlier moment, what is proposed or put right, what there is while one waits, and what can be kept: their script comes after the question. */
const loadFell = () => import('../roll/fell.tsx');
const Fell = later(async () => (await loadFell()).Fell);
/** What is read out of news: its sentences come after the desk. */
const Heard = later(async () => (await import('./heard.tsx')).Heard);
const Coming = later(async () => (await import('../mend/coming.tsx')).Coming);
const Sent = later(async () => (await import('./sent.tsx')).Sent);
const Replay = later(async () => (await import('../replay/replay.tsx')).Replay);
const AskedLinks = later(async () => (await import('../own/asked.tsx')).AskedLinks);
const Proposed = later(async () => (await import('../side/proposed.tsx')).Proposed);
const MendKept = later(async () => (await import('../mend/proposing.tsx')).MendKept);
const Playing = later(async () => (await import('../bots/playing.tsx')).Playing);
const Waiting = later(async () => (await import('./waiting.tsx')).Waiting);
const WaitFoot = later(async () => (await import('./wait-foot.tsx')).WaitFoot);
const ToDoChip = later(async () => (await import('./to-do-chip.tsx')).ToDoChip);
const Prepare = later(async () => (await import('./prepare.tsx')).Prepare);
const RememberBar = later(async () => (await import('../club/remember.tsx')).RememberBar);

// what falls is told at once
loaded(loadFell).catch(() => undefined);

/** The desk, and what is seen at it. */
interface AtTable {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly moment: ThenDesk | null;
  readonly act: Act;
  readonly ticks: Act;
}

interface QuestionProps extends AtTable {
  readonly begun: Begun;
  readonly panels: readonly Panel[];
  readonly mending: Mending | null;
  readonly status: Live['status'];
  onBegin(decision: Decision, answer: BegunAnswer | undefined): void;
  /** Whether one waits for others. */
  readonly waits: boolean;
  onTool(tool: Tool): void;
  onQuestion(): void;
}

/** The panel: a consent, what fell, what is asked or for whom one waits; or an earlier moment. Its button has one place. */
export function Question(props: QuestionProps): ReactNode {
  const { route, desk, moment } = props;
  const lapse = useLapse(desk);
  return (
    <>
      <Suspense fallback={null}>
        <Heard desk={desk} />
      </Suspense>
      <div
        className={desk.proposal && route.at === undefined ? 'now-all has-consent' : 'now-all'}
        onSubmitCapture={lapse.onSubmitCapture}
      >
        {route.at === undefined ? (
          <Now {...props} />
        ) : (
          <Suspense fallback={null}>
            <Replay route={route} desk={desk} moment={moment} />
          </Suspense>
        )}
      </div>
      {lapse.asked}
      <button type="button" className="card-back main" onClick={props.onQuestion}>
        {frameTexts.toQuestion}
      </button>
      <Suspense fallback={null}>
        <Sent />
      </Suspense>
    </>
  );
}

/** What stands in the panel now. */
function Now(props: QuestionProps): ReactNode {
  const { route, desk, act, ticks, panels, onTool } = props;
  const isPlayed = desk.stopped === null;
  return (
    <>
      <Suspense fallback={null}>{isPlayed && <Proposed {...{ route, desk, act, onTool }} />}</Suspense>
      <Suspense fallback={null}>
        <Fell desk={desk} act={ticks} />
      </Suspense>
      <Suspense fallback={null}>
        <ToDoChip desk={desk} panels={panels} onOpen={() => onTool('todo')} />
      </Suspense>
      {isPlayed && <PanelHead route={route} desk={desk} />}
      <Body {...props} isPlayed={isPlayed} />
    </>
  );
}

/** What alone scrolls beside a board: the form, or what there is for whoever waits; and what happened last. */
function Body(props: QuestionProps & { readonly isPlayed: boolean }): ReactNode {
  const { route, desk, act, begun, panels, mending, status, waits, onBegin, onTool, isPlayed } = props;
  return (
    <div className="now-body">
      <Links route={route} />
      <Suspense fallback={null}>{isPlayed && <Playing route={route} desk={desk} />}</Suspense>
      <Stopped desk={desk} />
      <Suspense fallback={null}>{isPlayed && desk.coming && <Coming desk={desk} />}</Suspense>
      {isPlayed && (
        <PanelsProvider value={panels}>
          <Ask {...{ route, desk, act, begun, onBegin }} isLive={status !== 'retrying'} />
        </PanelsProvider>
      )}
      <Suspense fallback={null}>{waits && <Waiting {...{ route, desk, onTool }} />}</Suspense>
      {isPlayed && desk.seat !== null && <Remember desk={desk} />}
      <Suspense fallback={null}>{mending && <MendKept mending={mending} desk={desk} />}</Suspense>
      <Suspense fallback={null}>{waits && <Prepare {...{ route, desk, act, onTool }} />}</Suspense>
      <Latest route={route} lines={desk.lines} />
      {status === 'asking' && <p className="hint">{deskTexts.live.askingAbout}</p>}
      <Suspense fallback={null}>{waits && <WaitFoot {...{ route, desk, onTool }} />}</Suspense>
    </div>
  );
}

/** New links to one's seats that wait for one's agreement; where none does, nothing is loaded. */
function Links({ route }: Pick<QuestionProps, 'route'>): ReactNode {
  const { waits = [] } = useAside<LinksKnown>('links') ?? {};
  return waits.length === 0 ? null : (
    <Suspense fallback={null}>
      <AskedLinks route={route} waits={waits} />
    </Suspense>
  );
}

/** What can be kept in the club file of this browser; where it keeps none, nothing is loaded. */
function Remember({ desk }: { readonly desk: Desk }): ReactNode {
  const [isKept] = useState(() => keptClub() !== null);
  return isKept ? (
    <Suspense fallback={null}>
      <RememberBar desk={desk} />
    </Suspense>
  ) : null;
}

/** Why the game can be looked at and not played on; in place of what is asked. */
function Stopped({ desk: { stopped } }: { desk: Desk }): ReactNode {
  if (stopped === null) return null;
  return (
    <div role="alert" className="trouble">
      <h1>{deskTexts.table.stopped}</h1>
      <p>{stopped}</p>
    </div>
  );
}

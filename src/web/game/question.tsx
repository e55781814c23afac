import { type ReactNode, Suspense, useState } from 'react';
import type { Panel } from '../../kernel/board/panel.ts';
import type { Decision } from '../../kernel/forms/decision.ts';
import type { Act } from '../act.ts';
import type { Desk, ThenDesk } from '../api.ts';
import { PanelsProvider } from '../board/panels.ts';
import { keptClub } from '../club/kept.ts';
import { TurnBand } from '../frame/band.tsx';
import type { Tool } from '../frame/tool.ts';
import type { Live } from '../live.ts';
import { JustFell } from '../log/just-fell.tsx';
import { Latest } from '../log/log.tsx';
import { Coming } from '../mend/coming.tsx';
import type { Mending } from '../mend/mending.tsx';
import type { GameRoute } from '../route.ts';
import { t } from '../texts.ts';
import { Ask, isAlone, isAskedAt, isTurnAt, openForms, PROMPT, shownDecisions } from './ask.tsx';
import type { Begun, BegunAnswer } from './begun.ts';
import { Heard } from './heard.tsx';
import { useAside } from '../aside.ts';
import { later } from '../later.tsx';
import type { LinksKnown } from '../own/links.ts';

/** An earlier moment, what is proposed or put right, what there is while one waits, and what can be kept: their script comes after the question. */
const Replay = later(async () => (await import('../replay/replay.tsx')).Replay);
const AskedLinks = later(async () => (await import('../own/asked.tsx')).AskedLinks);
const Proposed = later(async () => (await import('../side/proposed.tsx')).Proposed);
const Since = later(async () => (await import('../time/since.tsx')).Since);
const MendKept = later(async () => (await import('../mend/proposing.tsx')).MendKept);
const Playing = later(async () => (await import('../bots/playing.tsx')).Playing);
const Waiting = later(async () => (await import('./waiting.tsx')).Waiting);
const Prepare = later(async () => (await import('./prepare.tsx')).Prepare);
const RememberBar = later(async () => (await import('../club/remember.tsx')).RememberBar);

interface QuestionProps {
  readonly route: GameRoute;
  readonly desk: Desk;
  readonly moment: ThenDesk | null;
  readonly act: Act;
  readonly ticks: Act;
  readonly begun: Begun;
  readonly panels: readonly Panel[];
  readonly mending: Mending | null;
  readonly status: Live['status'];
  onBegin(decision: Decision, answer: BegunAnswer | undefined): void;
  /** Whether one waits for others. */
  readonly waits: boolean;
  /** Talk, where it stands below; null: it stands elsewhere. */
  readonly chat: ReactNode | null;
  onTool(tool: Tool): void;
}

/** The column of the question: whose turn it is, what is asked, and what just happened; or an earlier moment. */
export function Question({
  route,
  desk,
  moment,
  act,
  ticks,
  begun,
  panels,
  mending,
  status,
  waits,
  chat,
  onBegin,
  onTool,
}: QuestionProps): ReactNode {
  const back = route.at !== undefined;
  const isPlayed = !back && desk.stopped === null;
  const prepare = (
    <Suspense fallback={null}>{waits && <Prepare {...{ route, desk, act, onTool }} />}</Suspense>
  );
  return (
    <>
      <Heard desk={desk} />
      <Suspense fallback={null}>{back && <Replay route={route} desk={desk} moment={moment} />}</Suspense>
      {isPlayed && (
        <TurnBand
          desk={desk}
          isAsked={isTurnAt(desk)}
          isSecret={isAskedAt(desk) && shownDecisions(desk)[0]?.sealed === true && !isAlone(desk)}
          about={PROMPT}
        >
          <Suspense fallback={null}>
            <Since route={route} desk={desk} />
          </Suspense>
        </TurnBand>
      )}
      <Links route={route} />
      <Suspense fallback={null}>{isPlayed && <Playing route={route} desk={desk} />}</Suspense>
      <Stopped desk={desk} back={back} />
      {!back && <JustFell desk={desk} ticks={ticks} forms={openForms(desk)} />}
      {isPlayed && <Coming desk={desk} />}
      {isPlayed && (
        <PanelsProvider value={panels}>
          <Ask
            route={route}
            desk={desk}
            act={act}
            begun={begun}
            isLive={status !== 'retrying'}
            onBegin={onBegin}
          />
        </PanelsProvider>
      )}
      <Suspense fallback={null}>{waits && <Waiting {...{ route, desk, onTool }} />}</Suspense>
      {isPlayed && desk.seat !== null && <Remember desk={desk} />}
      <Suspense fallback={null}>{desk.stopped === null && <Proposed desk={desk} act={act} />}</Suspense>
      <Suspense fallback={null}>{mending && <MendKept mending={mending} desk={desk} />}</Suspense>
      {chat === null && prepare}
      <Latest route={route} lines={moment?.lines ?? desk.lines} />
      {chat !== null && prepare}
      {chat}
      {status === 'asking' && <p className="hint">{t.live.askingAbout}</p>}
    </>
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
function Stopped({ desk: { stopped }, back }: { desk: Desk; back: boolean }): ReactNode {
  if (stopped === null) return null;
  return (
    <div role="alert" className="trouble">
      {!back && <h1>{t.table.stopped}</h1>}
      <p>{stopped}</p>
    </div>
  );
}

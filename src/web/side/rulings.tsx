import './facts.css';
import type { ReactNode } from 'react';
import type { Ruling } from '../../kernel/steps/ruling.ts';
import { standingName } from '../../kernel/game/always-open.ts';
import { type Act, answerTo } from '../act.ts';
import type { Desk } from '../api.ts';
import { Clauses, useBook, useWhole } from '../book.tsx';
import { setUpTexts } from '../set-up/texts.ts';
import { ConsentHint } from '../tell/consent.tsx';
import { Panel } from '../parts/panel.tsx';
import '../set-up/set-up.css';

/** The rulings in force, each explained, and the way to change one from now on. */
export function RulingsPanel({ desk, act }: { desk: Desk; act: Act }): ReactNode {
  const { table } = useBook();
  // the choices of what cannot change are told only there
  const rulings = useWhole()?.rulebook.rulings ?? [];
  if (table.rulebook.rulings.length === 0) return null;
  const others = table.seats.filter((seat) => !desk.seats.includes(seat));
  return (
    <Panel title={setUpTexts.rulings.title}>
      <p className="hint">{setUpTexts.rulings.about}</p>
      {desk.seat !== null && <ConsentHint from={table.seats} others={others} />}
      {act.trouble && (
        <p role="alert" className="trouble">
          {act.trouble.message}
        </p>
      )}
      <dl className="ruled rulings">
        {rulings.map((ruling) => (
          <RulingItem key={ruling.id} ruling={ruling} desk={desk} act={act} />
        ))}
      </dl>
    </Panel>
  );
}

function RulingItem({ ruling, desk, act }: { ruling: Ruling; desk: Desk; act: Act }): ReactNode {
  const { table } = useBook();
  const verb = table.seats.every((seat) => desk.seats.includes(seat))
    ? setUpTexts.rulings.use
    : setUpTexts.rulings.propose;
  const inForce = desk.view.open.rulings[ruling.id] ?? ruling.default;
  const standing = desk.tableAsks.find((each) => standingName(each) === 'ruling');
  const changeable = standing !== undefined && desk.seat !== null && !ruling.fixed;
  const use = (choice: string): void => {
    if (!standing || act.busy) return;
    void act.post('/answers', answerTo(desk, standing, `${ruling.id}=${choice}`));
  };
  return (
    <div className="ruling">
      <dt className="strong">
        <span className="ruling-id">{ruling.id}</span> {ruling.question} <Clauses ids={ruling.clauses} />
      </dt>
      {ruling.choices.map((choice) => (
        <dd key={choice.id} className={choice.id === inForce ? 'is-in-force' : undefined}>
          {choice.text}
          {choice.id === inForce && <span className="tag">{setUpTexts.rulings.inForce}</span>}
          {choice.id !== inForce && changeable && (
            <button
              type="button"
              className="link"
              aria-label={`${verb}: ${choice.text}`}
              onClick={() => use(choice.id)}
            >
              {verb}
            </button>
          )}
        </dd>
      ))}
      {ruling.choices.length === 1 && <dd className="hint">{setUpTexts.rulings.settled}</dd>}
      {ruling.fixed && ruling.choices.length > 1 && <dd className="hint">{setUpTexts.wizard.fixed}</dd>}
    </div>
  );
}

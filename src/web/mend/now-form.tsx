import { type ReactNode, useState } from 'react';
import type { FactKey } from '../../kernel/sums/facts.ts';
import { type Act, answerTo } from '../act.ts';
import type { Desk } from '../api.ts';
import { Changes, isOpenReport, reportsOn } from '../tell/changes.tsx';
import { draftsOf } from './change-form.tsx';
import type { Target } from '../record/targets.ts';

interface NowProps {
  readonly desk: Desk;
  readonly act: Act;
  readonly target: Target;
  onClose(): void;
}

/** The same facts as a report from now on, with what was told filled in. */
export function NowForm({ desk, act, target, onClose }: NowProps): ReactNode {
  const start = draftsOf(target.answer);
  const [keys, setKeys] = useState<readonly FactKey[]>(Object.keys(start));
  const report = [...desk.tableAsks, ...desk.asks]
    .filter(isOpenReport)
    .find((each) => keys.every((key) => reportsOn(each, key)));
  if (!report) return null;
  return (
    <Changes
      view={desk.view}
      keys={keys}
      report={report}
      desk={desk}
      act={act}
      start={start}
      onSend={(answer) => act.post('/answers', answerTo(desk, report, answer))}
      onDrop={(key) => setKeys(keys.filter((each) => each !== key || keys.length === 1))}
      onDone={onClose}
    />
  );
}

import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';
import { t } from '../texts.ts';
import { f } from './texts.ts';
import { isBehindMore, type Tool } from './tool.ts';

interface ToolsProps {
  readonly all: readonly Tool[];
  readonly tool: Tool;
  /** How many things wait behind a tool. */
  readonly badges: Readonly<Partial<Record<Tool, number>>>;
  /** Whether an earlier moment stands in place of the question. */
  readonly isBack: boolean;
  onTool(tool: Tool): void;
}

/** The fixed bar of tools: at the left, on a phone its five at the thumb. */
export function Tools({ all, tool, badges, isBack, onTool }: ToolsProps): ReactNode {
  const now = isBehindMore(tool) ? 'more' : tool;
  return (
    <nav className="tools" aria-label={f.nav}>
      {all
        .filter((each) => !isBehindMore(each))
        .map((each) => (
          <button
            key={each}
            type="button"
            className="tool"
            data-tool={each}
            aria-pressed={each === now}
            onClick={() => onTool(each)}
          >
            <Icon of={each} />
            <span>{isBack && each === 'question' ? t.replay.title : f.tools[each]}</span>
            <Badge count={badges[each]} says={each === 'talk' ? f.news : f.open} />
          </button>
        ))}
    </nav>
  );
}

interface BadgeProps {
  readonly count: number | undefined;
  says(count: number): string;
}

function Badge({ count = 0, says }: BadgeProps): ReactNode {
  if (count === 0) return null;
  return (
    <span className="badge">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{says(count)}</span>
    </span>
  );
}

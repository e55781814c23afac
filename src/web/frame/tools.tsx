import type { ReactNode } from 'react';
import { Icon } from '../parts/icons.tsx';
import { frameTexts } from '../texts/frame.ts';
import { ALL, isBehindMore, type Tool } from '../tool.ts';

/** How much waits behind a tool: a number, or a dot where it is not to be counted. */
export type Badges = Readonly<Partial<Record<Tool, number | 'dot'>>>;

interface ToolsProps {
  /** Those that there are here; the others of the rail are pale. */
  readonly all: readonly Tool[];
  readonly tool: Tool;
  readonly badges: Badges;
  onTool(tool: Tool): void;
}

const RAIL = ALL.filter((each) => !isBehindMore(each));

/** The rail: the same tools at the same place always, at the left; on a phone its five at the thumb. */
export function Tools({ all, tool, badges, onTool }: ToolsProps): ReactNode {
  const now = isBehindMore(tool) ? 'more' : tool;
  return (
    <nav className="tools" aria-label={frameTexts.nav}>
      {RAIL.map((each) => {
        const isHere = all.includes(each);
        return (
          <button
            key={each}
            type="button"
            className="tool"
            data-tool={each}
            aria-pressed={each === now}
            aria-disabled={!isHere}
            onClick={() => isHere && onTool(each)}
          >
            <Icon of={each} />
            {each === 'map' ? <MapName /> : <span>{frameTexts.tools[each]}</span>}
            <Badge count={badges[each]} says={each === 'talk' ? frameTexts.news : frameTexts.open} />
          </button>
        );
      })}
    </nav>
  );
}

/** Beside the question it is the map; on a phone both stand there, and it leads to where one plays. */
function MapName(): ReactNode {
  return (
    <>
      <span className="no-phone">{frameTexts.tools.map}</span>
      <span className="only-phone">{frameTexts.play}</span>
    </>
  );
}

interface BadgeProps {
  readonly count: number | 'dot' | undefined;
  says(count: number): string;
}

function Badge({ count = 0, says }: BadgeProps): ReactNode {
  if (count === 0) return null;
  return (
    <span className={count === 'dot' ? 'badge is-dot' : 'badge'}>
      {count !== 'dot' && <span aria-hidden="true">{count}</span>}
      <span className="visually-hidden">{count === 'dot' ? frameTexts.waitsHere : says(count)}</span>
    </span>
  );
}

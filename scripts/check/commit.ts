// Which commit the files are of.
import { spawnSync } from 'node:child_process';
import { ROOT } from './said.ts';

function git(...args: string[]): string | null {
  // a look takes no lock that another program waits for
  const env = { ...process.env, GIT_OPTIONAL_LOCKS: '0' };
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', env });
  return status === 0 ? stdout : null;
}

/** The lines of a command of Git; null: it failed, or there is no Git. */
export function gitLines(...args: string[]): string[] | null {
  return (
    git(...args)
      ?.split(/[\0\n]/)
      .filter(Boolean) ?? null
  );
}

/** The commit that the files are of, and whether they are changed; `commit` is '' where there is no Git. */
export function commitHere(untracked: 'normal' | 'no' = 'normal'): { commit: string; clean: boolean } {
  const lines = gitLines('status', '--porcelain=v2', '--branch', `--untracked-files=${untracked}`) ?? [];
  const head = lines.find((line) => line.startsWith('# branch.oid ')) ?? '';
  const commit = /[\da-f]{40,}$/.exec(head)?.[0] ?? '';
  return { commit, clean: commit !== '' && lines.every((line) => line.startsWith('#')) };
}

/** Whether the files are still those of a commit; new ones, which tests may lay down for a moment, aside. */
export function isStill(commit: string): boolean {
  const here = commitHere('no');
  return here.clean && here.commit === commit;
}

/** A commit with its subject. */
export function named(commit: string): string {
  const [subject = ''] = gitLines('log', '-1', '--format=%s', commit) ?? [];
  return `${commit.slice(0, 12)} ${subject}`.trim();
}

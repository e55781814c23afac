import { type ReactNode, useState } from 'react';
import type { RulebookInfo } from '../api.ts';
import { Page } from '../page.tsx';
import { Seg } from '../seg.tsx';
import type { ToWrite } from '../set-up/data.tsx';
import { useFiles } from '../set-up/use-files.ts';
import { SiteHead } from '../start/site.tsx';
import { WriteFile } from '../write/write-file.tsx';
import { changedIn, toldBy, useClubRulings } from './club-step.tsx';
import type { Dice, SetUp } from './set-up.ts';

/** What a game, or many, are made from: scenario, dice, name, tables, club file and rulings, and how each is changed. */
export function useTemplate(book: RulebookInfo, before: SetUp | null = null) {
  const [scenarioId, setScenarioId] = useState(before?.scenario ?? book.scenarios[0]?.id ?? '');
  const [dice, setDice] = useState<Dice>(before?.dice ?? 'program');
  const [title, setTitle] = useState(before?.title ?? '');
  const { checked, setFiles } = useFiles(book.id, undefined, before?.files);
  const ruled = useClubRulings(before?.rulings, book.id, checked.files, setFiles, before?.club);
  const scenario = book.scenarios.find(({ id }) => id === scenarioId);
  return { scenario, setScenarioId, dice, setDice, title, setTitle, checked, setFiles, ...ruled };
}

export type Template = ReturnType<typeof useTemplate>;

/** A template as the server is told it, with these tables. */
export function templateOf(
  book: RulebookInfo,
  { dice, rulings, club }: Pick<Template, 'dice' | 'rulings' | 'club'>,
  scenario: string,
  data: readonly unknown[],
) {
  return {
    rulebook: book.id,
    scenario,
    dice,
    rulings: changedIn(book, rulings),
    ...(data.length > 0 ? { data } : {}),
    ...(club.isUsed ? toldBy(club.section) : {}),
  };
}

/** A file that is written in a form has the page until it is done; null: none is. */
export function useWriting(
  book: RulebookInfo,
  { scenario, checked, setFiles }: Pick<Template, 'scenario' | 'checked' | 'setFiles'>,
): [page: ReactNode, write: (what: ToWrite) => void] {
  const [writing, setWriting] = useState<ToWrite | null>(null);
  const page = writing && (
    <Page head={<SiteHead />} title={writing.form.title}>
      <WriteFile
        rulebook={book.id}
        scenario={scenario?.id ?? ''}
        writing={writing}
        checked={checked}
        onFiles={setFiles}
        onDone={() => setWriting(null)}
      />
    </Page>
  );
  return [page, setWriting];
}

interface NoBooksProps {
  readonly title: string;
  readonly fault: string | null;
  readonly loading: string;
}

/** Before the rulebooks are here, or where they do not come. */
export function NoBooks({ title, fault, loading }: NoBooksProps): ReactNode {
  return (
    <Page head={<SiteHead />} title={title}>
      {fault ? <p role="alert">{fault}</p> : <p role="status">{loading}</p>}
    </Page>
  );
}

interface DiceRowProps {
  readonly title: string;
  readonly dice: Dice;
  readonly by: Readonly<Record<Dice, string>>;
  onDice(dice: Dice): void;
}

/** Who rolls. */
export function DiceRow({ title, dice, by, onDice }: DiceRowProps): ReactNode {
  return (
    <div className="same apart">
      <span className="same-name">{title}</span>
      <Seg
        label={title}
        value={dice}
        items={[
          ['program', by.program],
          ['typed', by.typed],
        ]}
        onChoose={onDice}
      />
    </div>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { checklistOf } from '../../club/checklist.ts';
import type { Section } from '../../club/club.ts';
import { START } from '../../club/section.ts';
import { isSame } from '../../kernel/json.ts';
import { render } from '../../kernel/texts/words.ts';
import type { RulebookInfo } from '../api.ts';
import { deskTexts } from '../texts.ts';
import { DataFiles, type ToWrite } from '../set-up/data.tsx';
import type { CheckedFile } from '../set-up/files.ts';
import { RulingChoices } from '../set-up/rulings.tsx';
import { useFiles } from '../set-up/use-files.ts';
import { WriteFile } from '../write/write-file.tsx';
import { ChecklistView } from './checklist.tsx';
import { ClubFacts } from './facts.tsx';
import { filesOf } from './files.ts';
import { useQuestions, useRulebook } from './questions.ts';
import { clubTexts } from './texts.ts';

interface SectionProps {
  readonly book: RulebookInfo;
  readonly section: Section;
  onSet(section: Section): void;
}

/** What a club knows of one rulebook, to be changed: files, rulings, facts; and what is still missing. */
export function ClubSection({ book, section, onSet }: SectionProps): ReactNode {
  const [writing, setWriting] = useState<ToWrite | null>(null);
  const now = useRef(section);
  now.current = section;
  const { checked, setFiles } = useFiles(book.id, ({ data, files }) => {
    const isWhole = data !== null && !isOfOneGame(files);
    if (isWhole && !isSame(data, now.current.files)) onSet({ ...now.current, files: data });
  });
  useEffect(() => {
    void filesOf(book.id, now.current).then((files) => files.length > 0 && setFiles(files));
    // once: afterwards what stands here is what the club has
  }, []);
  if (writing)
    return (
      <WriteFile
        rulebook={book.id}
        scenario={book.scenarios[0]?.id ?? ''}
        writing={writing}
        checked={checked}
        onFiles={setFiles}
        onDone={() => setWriting(null)}
      />
    );
  return (
    <>
      <DataFiles
        rulebook={book.id}
        checked={checked}
        without={START}
        onFiles={setFiles}
        onWrite={setWriting}
      />
      {isOfOneGame(checked.files) && (
        <p role="alert" className="trouble">
          {clubTexts.startFile}
        </p>
      )}
      <RulingChoices
        book={book}
        chosen={section.rulings}
        onChoose={(id, choice) => onSet({ ...section, rulings: preferring(book, section, id, choice) })}
      />
      <AtScenario book={book} section={section} onSet={onSet} />
    </>
  );
}

/** What a club says of facts, by a scenario, and what a game of it will ask. */
function AtScenario({ book, section, onSet }: SectionProps): ReactNode {
  const rulebook = useRulebook(book.id);
  const [scenarioId, setScenarioId] = useState(book.scenarios[0]?.id ?? '');
  const questions = useQuestions(rulebook, scenarioId, section);
  const scenario = book.scenarios.find((each) => each.id === scenarioId);
  return (
    <>
      <label className="field">
        <span>{clubTexts.scenario}</span>
        <select value={scenarioId} onChange={(event) => setScenarioId(event.target.value)}>
          {book.scenarios.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {!rulebook && <p role="status">{deskTexts.loading}</p>}
      {rulebook && !questions && <p className="trouble">{clubTexts.badRulings}</p>}
      {questions && scenario && (
        <>
          <ClubFacts key={scenarioId} questions={questions} section={section} onSet={onSet} />
          <ChecklistView
            list={checklistOf(questions, section)}
            scenario={scenario.title}
            say={(words) => render(questions.table.rulebook.words, words)}
          />
        </>
      )}
    </>
  );
}

/** Whether a start is among some files. */
function isOfOneGame(files: readonly CheckedFile[]): boolean {
  return files.some(({ kind }) => kind === START);
}

/** The rulings that a club prefers, with another choice: a default needs no preference. */
function preferring(
  { rulings }: RulebookInfo,
  { rulings: before }: Section,
  id: string,
  choice: string,
): Section['rulings'] {
  const { [id]: _, ...others } = before;
  const usual = rulings.find((each) => each.id === id)?.default;
  return choice === usual ? others : { ...others, [id]: choice };
}

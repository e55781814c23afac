import type { ReactNode } from 'react';
import type { ClubInUse } from '../club/use-club.ts';
import { Choice } from '../set-up/choice.tsx';
import { DataFiles, type ToWrite } from '../set-up/data.tsx';
import type { Checked, PlayersFile } from '../set-up/files.ts';
import { useForms } from '../set-up/form-list.tsx';
import { setUpTexts } from '../set-up/texts.ts';

/** Where a game's own tables come from. */
export type Tables = 'none' | 'club' | 'own';

interface TablesProps {
  readonly rulebook: string;
  readonly tables: Tables;
  readonly club: ClubInUse;
  readonly checked: Checked;
  onTables(tables: Tables): void;
  onFiles(files: readonly PlayersFile[]): void;
  onWrite(what: ToWrite): void;
}

/** None, those of the club file, or files of one's own, with what each means for chances and questions. */
export function TablesChoice({ rulebook, tables, club, onTables, ...files }: TablesProps): ReactNode {
  const forms = useForms(rulebook);
  if (forms.length === 0) return null;
  const without = forms.flatMap((form) => form.without ?? []);
  const { title, section } = club;
  const told = Object.keys(section.facts).length;
  return (
    <>
      <Choice
        cards
        title={setUpTexts.wizard.tables}
        name="tables"
        value={tables}
        items={[
          {
            id: 'none' as const,
            title: setUpTexts.wizard.tablesNone,
            about: [setUpTexts.wizard.tablesNoneAbout, ...without].join(' '),
          },
          ...(title === null
            ? []
            : [
                {
                  id: 'club' as const,
                  title: setUpTexts.wizard.tablesClub(title),
                  about: setUpTexts.wizard.tablesClubAbout(section.files.length, told),
                },
              ]),
          { id: 'own' as const, title: setUpTexts.wizard.tablesOwn, about: setUpTexts.wizard.tablesOwnAbout },
        ]}
        onChoose={onTables}
      />
      {tables === 'own' && <DataFiles rulebook={rulebook} {...files} />}
      {tables === 'club' && (
        <p>
          <a href="#/club">{setUpTexts.wizard.editClub}</a>
        </p>
      )}
    </>
  );
}

import type { Section } from '../../club/club.ts';
import { formsOf, kindOf } from '../../kernel/forms/file-form.ts';
import { loadRulebook } from '../load-rulebook.ts';
import type { PlayersFile } from '../set-up/files.ts';

/** The files of a club as players' files; how they are written is loaded only here. */
export async function filesOf(rulebook: string, { files }: Pick<Section, 'files'>): Promise<PlayersFile[]> {
  if (files.length === 0) return [];
  const [{ writeDataText }, book] = await Promise.all([
    import('../../store/data-text.ts'),
    loadRulebook(rulebook),
  ]);
  const forms = formsOf(book, null);
  const names = new Map<string, number>();
  return files.map((each) => {
    const name = forms.find(({ kind }) => kind === kindOf(each))?.fileName(each) ?? 'file';
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    return { name: `${name}${count > 1 ? `-${count}` : ''}.yaml`, text: writeDataText(each) };
  });
}

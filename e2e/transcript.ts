import type { CDPSession, Locator, Page } from 'playwright';
import { type Hearing, listen } from './hearing.ts';
import { headline } from './player.ts';

/** More than there are on any desk. */
const MOST_STOPS = 400;

/** What has the focus, as the accessibility tree of the browser has it. */
interface Focus {
  readonly role: string;
  readonly name: string;
  readonly value: string;
  readonly description: string;
  readonly checked: boolean;
  /** The question of the group it is in. */
  readonly group: string;
}

/** Somebody who plays by keys alone, and what they hear; several at one table write in one transcript. */
export class Player {
  readonly page: Page;
  private readonly name: string;
  private readonly lines: string[];
  private readonly cdp: CDPSession;
  private readonly hearing: Hearing;

  private constructor(page: Page, name: string, lines: string[], cdp: CDPSession, hearing: Hearing) {
    this.page = page;
    this.name = name;
    this.lines = lines;
    this.cdp = cdp;
    this.hearing = hearing;
  }

  /** Begin to listen at a desk that is open. */
  static async at(page: Page, name: string, lines: string[]): Promise<Player> {
    const cdp = await page.context().newCDPSession(page);
    const player = new Player(page, name, lines, cdp, await listen(page));
    await player.tellFocus();
    return player;
  }

  /** Tab until something of this role and name has the focus. */
  async tabTo(role: string, name: RegExp): Promise<void> {
    const from = await this.focus();
    for (let i = 0; i < MOST_STOPS; i++) {
      await this.page.keyboard.press('Tab');
      const focus = await this.focus();
      if (focus.role !== role || !name.test(focus.name)) continue;
      this.write(`Tab to ${told(focus, from)}`);
      return;
    }
    throw new Error(`no way by keys to ${role} ${name}`);
  }

  /** Go by keys to a control, wherever it is: unfold what it is folded in, Tab to its group, the arrows within. */
  async reach(target: Locator): Promise<void> {
    const folds = target.locator('xpath=ancestor::details[not(@open)]/summary');
    // the outermost first
    while ((await folds.count()) > 0) {
      await this.walk(folds.first());
      await this.press('Enter');
    }
    await this.walk(target);
  }

  private async walk(target: Locator): Promise<void> {
    const from = await this.focus();
    const keys: string[] = [];
    while (keys.length < MOST_STOPS) {
      const key = await target.evaluate(keyTowards);
      if (key === null) {
        const within = keys.filter((each) => each !== 'Tab');
        const by = within.length === 0 ? 'Tab to' : `${counted(keys)}:`;
        if (keys.length > 0) this.write(`${by} ${told(await this.focus(), from)}`);
        return;
      }
      await this.page.keyboard.press(key);
      keys.push(key);
    }
    throw new Error(`no way by keys to ${target.toString()}`);
  }

  /** Press keys, one after the other, and tell where they led. */
  async press(...keys: readonly string[]): Promise<void> {
    const before = told(await this.focus());
    for (const key of keys) await this.page.keyboard.press(key);
    const after = told(await this.focus());
    this.write(`${counted(keys)}${after === before ? '' : `: ${after}`}`);
  }

  /** Send what is filled in, and wait until this is heard by all of `all`. */
  async send(all: readonly Player[], heard: RegExp): Promise<void> {
    await this.enter();
    for (const each of all) await each.hears(heard);
    // the desk of the seat that is asked next comes a moment after it is called
    if (/(your turn|your roll|be rolled|rolls?)$/.test(await headline(this.page)))
      await this.page.locator('.ask .decision').first().waitFor();
    await this.tellFocus();
  }

  /** Wait until this is heard; all that was heard until then is written down. */
  async hears(heard: RegExp): Promise<void> {
    await this.hearing.until(heard);
    for (const said of await this.hearing.heard()) this.write(`hears: ${said}`);
    await this.hearing.forget();
  }

  /** Press Enter: what comes of it is told when it is there. */
  async enter(): Promise<void> {
    await this.page.keyboard.press('Enter');
    this.write('Enter');
  }

  /** Tell what has the focus. */
  async tellFocus(): Promise<void> {
    this.write(`focus: ${told(await this.focus())}`);
  }

  /** How much was heard that is not written down. */
  async unwritten(): Promise<number> {
    return (await this.hearing.heard()).length;
  }

  private write(text: string): void {
    this.lines.push(`${this.name} ${text}`.trim());
  }

  private async focus(): Promise<Focus> {
    const { result } = await this.cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await this.cdp.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
      fetchRelatives: false,
    });
    const [node] = nodes;
    const text = (value: { value?: unknown } | undefined): string => String(value?.value ?? '');
    return {
      role: text(node?.role),
      name: text(node?.name),
      value: text(node?.value),
      description: text(node?.description),
      group: await this.page.evaluate(groupOfFocus),
      checked:
        node?.properties?.some(({ name, value }) => name === 'checked' && value.value === 'true') ?? false,
    };
  }
}

/** The same key several times is told once. */
function counted(keys: readonly string[]): string {
  const runs: [key: string, times: number][] = [];
  for (const key of keys) {
    const last = runs.at(-1);
    // how often Tab is pressed hangs on what has come by then
    if (last?.[0] === key && key === 'Tab') continue;
    if (last?.[0] === key && key.length > 1) last[1]++;
    else runs.push([key, 1]);
  }
  return runs.map(([key, times]) => (times === 1 ? key : `${key} x ${times}`)).join(', ');
}

/** The key that leads from the focus towards a control; null: it is there. Runs in the page. */
function keyTowards(target: Element): string | null {
  const at = document.activeElement;
  if (at === target || !at) return null;
  const isRadio = (each: Element): each is HTMLInputElement =>
    each instanceof HTMLInputElement && each.type === 'radio';
  if (isRadio(at) && isRadio(target) && at.name === target.name) {
    const isAfter = at.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isAfter ? 'ArrowDown' : 'ArrowUp';
  }
  const grid = target.matches('.cell, .grid-cell, .pip')
    ? target.closest('.cells, .grid-frame, .pip-lines')
    : null;
  if (!grid?.contains(at) || !at.matches('[role], input, .pip')) return 'Tab';
  const [from, to] = [at.getBoundingClientRect(), target.getBoundingClientRect()];
  if (Math.abs(to.top - from.top) > 4) return to.top > from.top ? 'ArrowDown' : 'ArrowUp';
  return to.left > from.left ? 'ArrowRight' : 'ArrowLeft';
}

/** Runs in the page. */
function groupOfFocus(): string {
  const group = document.activeElement?.closest(
    'fieldset, [role="radiogroup"], [role="group"][aria-labelledby]',
  );
  const named = document.getElementById(group?.getAttribute('aria-labelledby') ?? '');
  return ((named ?? group?.querySelector('legend'))?.innerText ?? '').replaceAll(/\s+/g, ' ');
}

/** As a reader says it; the group where it is entered. */
function told({ role, name, value, description, checked, group }: Focus, from?: Focus): string {
  const entered =
    from && group !== '' && group !== from.group && !name.startsWith(group) ? `in "${group}": ` : '';
  return (
    entered +
    [`${role} "${name}"`, checked ? 'checked' : value, description && `(${description})`]
      .filter(Boolean)
      .join(', ')
  );
}

import type { Page } from 'playwright';

// What a screen owes those whose system is set otherwise: fingers, chosen colours, no motion. Each looks only where it is so.

/** Targets that are too small for a finger. What stands in a line of text, as a clause does, and what lies on a map, has another way in. */
export async function tooSmall(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const LEAST = 43.5;
    const TARGETS =
      'button, summary, select, textarea, a[href], input:not([type=hidden]), [role=button], [role=radio], [role=checkbox], [role=tab], [role=slider]';
    if (!matchMedia('(pointer: coarse)').matches) return [];
    const boxOf = (element: Element): { readonly width: number; readonly height: number } => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const boxes = [element, ...labels].map((each) => each.getBoundingClientRect());
      // what a finger may also touch stands after it, over its edge
      const after = getComputedStyle(element, '::after');
      const beyond = after.content !== 'none' && after.position === 'absolute';
      const [width, height] = [
        Math.max(...boxes.map((each) => each.width)),
        Math.max(...boxes.map((each) => each.height), beyond ? Number.parseFloat(after.height) : 0),
      ];
      return { width, height };
    };
    const isInText = (element: Element): boolean => {
      if (!getComputedStyle(element).display.startsWith('inline')) return false;
      const around = [...(element.parentElement?.childNodes ?? [])];
      return around.some((each) => each.nodeType === Node.TEXT_NODE && each.textContent?.trim() !== '');
    };
    // the name of a game leads where the button beside it does
    const hasAnother = (element: Element): boolean =>
      element instanceof HTMLAnchorElement &&
      [...document.links].some((link) => {
        const { width, height } = link.getBoundingClientRect();
        return link !== element && link.href === element.href && width >= LEAST && height >= LEAST;
      });
    return [...document.querySelectorAll(TARGETS)]
      .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((each) => each.closest('.map, .visually-hidden, .skip, .cited') === null)
      .filter((each) => !isInText(each))
      .flatMap((each) => {
        const { width, height } = boxOf(each);
        if (width === 0 || (width >= LEAST && height >= LEAST) || hasAnother(each)) return [];
        const name = each.getAttribute('aria-label') ?? each.textContent ?? '';
        const size = `${Math.round(width)} x ${Math.round(height)}`;
        return [`${each.tagName.toLowerCase()}.${each.className} "${name.trim().slice(0, 30)}" ${size}`];
      });
  });
  return [...new Set(found)].map((each) => `small target: ${each}`);
}

/** What is chosen or open now and looks like its neighbours where the system chooses the colours. */
export async function unsaid(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const STATES = ['aria-pressed', 'aria-selected', 'aria-checked', 'aria-current'];
    const LOOKS = [
      'outlineStyle',
      'outlineWidth',
      'borderTopStyle',
      'borderTopWidth',
      'borderLeftWidth',
      'borderBottomWidth',
      'backgroundColor',
      'color',
      'fontWeight',
      'textDecorationLine',
    ] as const;
    if (!matchMedia('(forced-colors: active)').matches) return [];
    const lookOf = (element: Element): string =>
      [null, '::before', '::after']
        .flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return [...LOOKS.map((each) => style[each]), pseudo === null ? '' : style.content];
        })
        .join(' ');
    const isOn = (element: Element, state: string): boolean =>
      !['', 'false'].includes(element.getAttribute(state) ?? '');
    return STATES.flatMap((state) =>
      [...document.querySelectorAll(`[${state}]`)]
        .filter((each) => each.checkVisibility() && isOn(each, state))
        .flatMap((on) => {
          const near = [on.parentElement, on.parentElement?.parentElement].flatMap((each) => [
            ...(each?.querySelectorAll(`${on.tagName}${on.matches('[role]') ? '[role]' : ''}`) ?? []),
          ]);
          const off = near.find((each) => each !== on && !isOn(each, state) && each.checkVisibility());
          const inside = (element: Element): string =>
            [element, ...element.querySelectorAll('*')].map(lookOf).join('|');
          return off && inside(off) === inside(on) ? [`${state} of ${on.tagName}.${on.className}`] : [];
        }),
    );
  });
  return [...new Set(found)].map((each) => `said by colour alone: ${each}`);
}

/** What would move though the system asks that nothing does. */
export async function moves(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return [];
    const isLong = (durations: string): boolean =>
      durations.split(',').some((each) => Number.parseFloat(each) > 0.01);
    return [...document.querySelectorAll('body, body *')].flatMap((each) => {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(each);
      const isMoving = isLong(transitionDuration) || (animationName !== 'none' && isLong(animationDuration));
      return isMoving ? [`${each.tagName}.${each.getAttribute('class') ?? ''}`] : [];
    });
  });
  return [...new Set(found)].map((each) => `moves: ${each}`);
}

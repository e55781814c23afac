// What a chip stands for, beside it: a press tells it, by a finger, a mouse or the keyboard; Escape closes it.

const CHIP = 'button.cited';
/** Chips are walked through in one of these. */
const PANES = 'dialog, main, .side, body';
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
/** Pixels between it and its chip, and the edge of the window. */
const GAP = 6;

document.addEventListener('click', ({ target }) => {
  const chip = target instanceof Element ? target.closest<HTMLElement>(CHIP) : null;
  if (chip) tell(chip);
});

document.addEventListener('keydown', (event) => {
  const { target, key } = event;
  const step = STEPS[key];
  if (step === undefined || !(target instanceof HTMLElement) || !target.matches(CHIP)) return;
  event.preventDefault();
  const chips = [...(target.closest(PANES)?.querySelectorAll<HTMLElement>(CHIP) ?? [])];
  const seen = chips.filter((each) => each.checkVisibility());
  seen[seen.indexOf(target) + step]?.focus();
});

/** Open what a chip tells; within its dialog, as all else is out of reach there. */
export function tell(chip: HTMLElement): void {
  const box = document.createElement('div');
  const [name, text] = [chip.textContent ?? '', chip.title];
  box.className = 'cited-box box';
  box.popover = 'auto';
  box.tabIndex = -1;
  box.role = 'dialog';
  box.ariaLabel = name;
  const words = 'words' in chip.dataset ? [...document.querySelectorAll('.now dl.words-here')] : [];
  const strong = document.createElement('strong');
  strong.textContent = name;
  if (words.some((each) => each.childElementCount > 0)) box.append(...words.map(shown));
  else box.append(strong, ` ${text}`);
  box.addEventListener('toggle', ({ newState }) => newState === 'closed' && box.remove());
  (chip.closest('dialog') ?? document.body).append(box);
  box.showPopover();
  place(box, chip.getBoundingClientRect());
  box.focus({ preventScroll: true });
}

function shown(words: Element): Node {
  const copy = words.cloneNode(true) as HTMLElement;
  copy.hidden = false;
  return copy;
}

/** Under the chip, or over it where there is no room; never beside the window. */
function place(box: HTMLElement, chip: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = box;
  const left = Math.min(chip.left, innerWidth - width - GAP);
  const below = chip.bottom + GAP;
  const top = below + height > innerHeight ? chip.top - height - GAP : below;
  box.style.left = `${Math.max(GAP, left)}px`;
  box.style.top = `${Math.max(GAP, top)}px`;
}

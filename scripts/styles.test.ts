import { expect, it } from 'vitest';
import { blocksOf, filesOf } from './styles.test-helper.ts';

/** The most lines that the styles of the page have, all files together. */
const MOST_LINES = 6000;

/** Where the look of the page changes with the size of its window. */
const BREAKPOINTS: ReadonlySet<string> = new Set([
  '(max-width: 760px)',
  '(min-width: 761px)',
  '(max-width: 1240px)',
  '(min-width: 1241px)',
  '(max-height: 500px)',
  '(min-height: 501px)',
  '(max-height: 430px)',
]);
const OTHER_CONDITIONS = /^\((?:pointer|hover|forced-colors|prefers-[a-z-]+): [a-z-]+\)$|^(?:print|screen)$/;

/** Lengths of room that are said as they are; all others are tokens, `--s1` to `--s8`. */
const LENGTHS: ReadonlySet<string> = new Set(['0px', '1px', '2px', '6px', '44px']);
/** What sets room. What is reckoned (`calc`, `max`, `clamp`) follows a size, and `inset` says a place: neither is room. */
const ROOM =
  /^(?:(?:margin|padding)(?:-(?:block|inline))?(?:-(?:start|end))?|(?:margin|padding)-[a-z]+|(?:row-|column-)?gap|--gap)$/;

/** Words that say how something is now: they go with the class beside them, whoever styles that. */
const STATE = /^(?:is|has|of|was|held|tone|band|on)-/;
/** What a part says of a class of another to place it in itself, or to leave it out there. */
const PLACES = `
  --.+ container-type margin.* order flex.* grid-.* (?:align|justify|place)-self position inset.* top bottom
  z-index float clear display visibility (?:min-|max-)?(?:width|height|inline-size|block-size) columns?
  overflow.* text-overflow white-space clip-path
`;
const PLACING = new RegExp(`^(?:${PLACES.trim().split(/\s+/).join('|')})$`);

const sheets = filesOf('.css');
const blocks = sheets.flatMap(blocksOf);
const code = filesOf('.ts', '.tsx')
  .map(({ text }) => text)
  .join('\n');

/** The classes of the last thing that a selector names: what it is about. */
const classesIn = (selector: string): string[] =>
  [...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name);
const aboutOf = (selector: string): string[] =>
  classesIn(
    selector
      .replaceAll(/:(?:not|has|where)\((?:[^()]|\([^()]*\))*\)/g, '')
      .split(/[\s>+~]+(?![^(]*\))/)
      .at(-1) ?? '',
  ).filter((name) => !STATE.test(name));

it('has at most 6,000 lines of styles', () => {
  const lines = sheets.map(({ file, text }) => ({ file, lines: text.split('\n').length - 1 }));
  const sum = lines.reduce((all, each) => all + each.lines, 0);
  const longest = lines.toSorted((one, other) => other.lines - one.lines).slice(0, 10);
  expect(sum, longest.map(({ file, lines: of }) => `${file}: ${of}`).join('\n')).toBeLessThanOrEqual(
    MOST_LINES,
  );
});

it('changes its look at few sizes of a window', () => {
  const media = blocks.flatMap(({ file, at }) =>
    at
      .filter((each) => each.startsWith('@media'))
      .flatMap((each) => each.slice('@media'.length).split(/ and |,/))
      .map((each) => each.trim())
      .filter((each) => !BREAKPOINTS.has(each) && !OTHER_CONDITIONS.test(each))
      .map((each) => `${file}: ${each}`),
  );
  expect([...new Set(media)]).toEqual([]);
  const containers = new Set(blocks.flatMap(({ at }) => at.filter((each) => each.startsWith('@container'))));
  expect(containers.size).toBeLessThanOrEqual(2);
});

it('leaves room by twelve lengths: margins, paddings and gaps', () => {
  const others = blocks.flatMap(({ file, selectors, says }) =>
    says
      .filter(([property]) => ROOM.test(property))
      .flatMap(([property, value]) =>
        [
          ...value
            .replaceAll(/calc\((?:[^()]|\([^()]*\))*\)|env\([^()]*\)|clamp\([^()]*\)|max\([^()]*\)/g, '')
            .matchAll(/-?(\d*\.?\d+)(px|rem|em)/g),
        ]
          .filter(([, number, unit]) => !LENGTHS.has(`${number}${unit}`))
          .map(([length]) => `${file}: ${selectors.join(', ')}: ${property}: ${length}`),
      ),
  );
  expect(others).toEqual([]);
});

it('styles each class in one file; others place it at most, in what is theirs', () => {
  const about = blocks.flatMap((block) =>
    block.says.every(([property]) => PLACING.test(property))
      ? []
      : block.selectors.flatMap((selector) => aboutOf(selector).map((name) => ({ name, file: block.file }))),
  );
  const twice = [...Map.groupBy(about, ({ name }) => name)]
    .map(([name, all]) => `${name}: ${[...new Set(all.map(({ file }) => file))].join(', ')}`)
    .filter((each) => each.includes(','));
  expect(twice).toEqual([]);
});

it('styles no class that nothing draws', () => {
  const quoted = code.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [];
  const words = new Set(quoted.flatMap((text) => text.match(/[a-zA-Z_][\w-]*/g) ?? []));
  const begun = [...code.matchAll(/([a-zA-Z][\w-]*-)\$\{/g)].map(([, start = '']) => start);
  const isDrawn = (name: string): boolean => words.has(name) || begun.some((start) => name.startsWith(start));
  const undrawn = blocks.flatMap(({ file, selectors }) =>
    selectors
      .flatMap(classesIn)
      .filter((name) => !isDrawn(name))
      .map((name) => `${file}: ${name}`),
  );
  expect([...new Set(undrawn)]).toEqual([]);
});

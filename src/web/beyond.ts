import type { FunctionComponent, ReactNode } from 'react';
import type { KeptLinks } from './kept/kept-links.ts';
import type { Tool } from './tool.ts';

/** A game, for its maker. */
export interface MakerProps {
  readonly game: string;
  readonly keyOfMaker: string;
  /** The links that were just made, where this browser keeps none. */
  readonly shown?: KeptLinks;
}

/** What a page is made of beside its house, by whether others reach that house. */
export interface Beyond {
  /** Shows what only makes sense where others reach it: links for them, and how they are told; or nothing. */
  readonly Others: FunctionComponent<{ readonly children: ReactNode }>;
  /** For the maker of a game: all that can be done with it. */
  readonly MakerPage: FunctionComponent<MakerProps>;
  /** What there is to know at the first page of where its games are. */
  readonly Place: FunctionComponent;
  /** What there is to know of the house at every page, above all else. */
  readonly Above: FunctionComponent;
  /** The tools of a desk, and the ways to sit at a game, that there are not. */
  readonly without: readonly (Tool | 'one' | 'many' | 'solo')[];
}

/** What there is beside the house of this page. */
export let beyond: Beyond;

/** Say once, before anything is shown, what there is beside the house. */
export function provideBeyond(of: Beyond): void {
  beyond = of;
}

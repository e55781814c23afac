import { useEffect, useState } from 'react';
import type { Cell, Piece } from '../../kernel/board/panel.ts';

// What a form lets the map draw of an answer that is begun. It lasts as long as what shows it.

type ByPlace<T> = ReadonlyMap<string, T>;

/** Something of places, from whoever draws it to all who follow. */
function followed<T>(): { useDrawn(): ByPlace<T>; useDrawing(drawn: ByPlace<T>): void } {
  const none: ByPlace<T> = new Map();
  const followers = new Set<(drawn: ByPlace<T>) => void>();
  let now = none;
  const draw = (drawn: ByPlace<T>): void => {
    now = drawn;
    for (const follow of followers) follow(drawn);
  };
  return {
    useDrawn() {
      const [drawn, setDrawn] = useState(now);
      useEffect(() => {
        setDrawn(now);
        followers.add(setDrawn);
        return () => void followers.delete(setDrawn);
      }, []);
      return drawn;
    },
    useDrawing(drawn) {
      const text = JSON.stringify([...drawn]);
      useEffect(() => draw(drawn), [text]);
      useEffect(() => () => draw(none), []);
    },
  };
}

const pieces = followed<readonly Piece[]>();
const changes = followed<Cell | null>();

/** Lets the map draw what a form is about to put down, by what its places stand for. */
export const useDrawing = pieces.useDrawing;
/** What is about to be put down. */
export const useDrawn = pieces.useDrawn;
/** Lets the map draw which places would change, and what is said of each then; null: less than before. */
export const useChanging = changes.useDrawing;
/** The places that would change. */
export const useChanges = changes.useDrawn;

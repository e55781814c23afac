import { useEffect, useState } from 'react';
import { call, type Refused, type RulebookInfo } from '../api.ts';

/** The rulebooks that the server knows. */
export function useRulebooks(): { books: readonly RulebookInfo[]; fault: string | null } {
  const [books, setBooks] = useState<readonly RulebookInfo[]>([]);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    call<readonly RulebookInfo[]>('/rulebooks')
      .then((found) => !gone && setBooks(found))
      .catch((error: Refused) => !gone && setFault(error.message));
    return () => {
      gone = true;
    };
  }, []);
  return { books, fault };
}

import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isStaleEntry } from '#src/site/isStaleEntry.ts';
import { PAGE } from './recordRange.ts';

/** One parameter of the address's query, empty by default, and its setter, which replaces the history entry. */
export function useQueryChoice(name: string): readonly [value: string, choose: (value: string) => void] {
  const { search, state, key } = useLocation();
  const navigate = useNavigate();
  const choose = useCallback(
    (value: string) => {
      // Another page is on its way: this must not take its place.
      if (isStaleEntry(key)) return;
      const query = new URLSearchParams(search);
      query.delete(PAGE); // another choice is another list: it begins with its first page
      if (value === '') query.delete(name);
      else query.set(name, value);
      void navigate({ search: query.toString() }, { replace: true, state: state as unknown });
    },
    [name, search, state, key, navigate],
  );
  return [new URLSearchParams(search).get(name) ?? '', choose];
}

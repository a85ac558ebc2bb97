import { pageAnswer, readPage } from '../calls/readRecordQuery.ts';

/** The page of some rows that a query asks for. */
export function pageOf<T>(query: Readonly<Record<string, string>>, rows: readonly T[]) {
  const page = readPage(query);
  return pageAnswer(rows.slice(page.offset, page.offset + page.limit), rows.length, page);
}

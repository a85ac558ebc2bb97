import { pageAnswer, readPage } from '../calls/readRecordQuery.ts';

/** The requested page of some rows. */
export function pageOf<T>(query: Readonly<Record<string, string>>, rows: readonly T[]) {
  const page = readPage(query);
  return pageAnswer(rows.slice(page.offset, page.offset + page.limit), rows.length, page);
}

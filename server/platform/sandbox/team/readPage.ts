import { readCount } from '../readQuery.ts';

const PAGE_SIZE = 15;
const MAX_PAGE_SIZE = 100;
const MAX_PAGE = 10_000;

/** The page of some rows that a query asks for. */
export function readPage<T>(query: Readonly<Record<string, string>>, rows: readonly T[]) {
  const pageNum = readCount(query, 'pageNo', 1, 1, MAX_PAGE);
  const pageSize = readCount(query, 'pageSize', PAGE_SIZE, 1, MAX_PAGE_SIZE);
  const first = (pageNum - 1) * pageSize;
  return {
    content: rows.slice(first, first + pageSize),
    pageNum,
    pageSize,
    totalCount: rows.length,
    totalPages: Math.ceil(rows.length / pageSize),
  };
}

import type { StoredAuditEntry } from '../store/repositories/audit.ts';

/** Text that a spreadsheet would evaluate as a formula or a command. */
const FORMULA = /^[\s]*[=+\-@\t\r|]/;

/** One cell as RFC 4180 writes it. A text that begins like a formula gets an apostrophe before it, and stays a text. */
export function csvCell(text: string): string {
  const plain = FORMULA.test(text) ? `'${text}` : text;
  return `"${plain.replaceAll('"', '""')}"`;
}

const row = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

export const AUDIT_HEAD = row(['id', 'at', 'who', 'token', 'action', 'merchant', 'detail', 'hash']);

export const auditRow = ({ id, at, who, token, action, merchantCode, detail, hash }: StoredAuditEntry): string =>
  row([String(id), at.toISOString(), who ?? '', token ?? '', action, merchantCode ?? '', JSON.stringify(detail), hash]);

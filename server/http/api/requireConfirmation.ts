import { HttpProblem } from '../../errors/HttpProblem.ts';
import type { Caller } from '../../store/repositories/operators.ts';

const MINUTE_MS = 60_000;

/** Throws HttpProblem 403 unless the caller gave a password or second factor within so many minutes. A program with an API token cannot. */
export function requireConfirmation({ confirmedAt }: Pick<Caller, 'confirmedAt'>, minutes: number, now: Date): void {
  if (confirmedAt === null || now.getTime() - confirmedAt.getTime() > minutes * MINUTE_MS)
    throw new HttpProblem('confirmation.needed');
}

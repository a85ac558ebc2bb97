import { isObject } from '#schemas/base/json/isObject.ts';

/** PostgreSQL's five-character code of an error, from either driver. */
export function sqlStateOf(error: unknown): string | undefined {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  const severity: unknown = typeof error === 'object' && error !== null && 'severity' in error ? error.severity : undefined;
  return typeof code === 'string' && typeof severity === 'string' ? code : undefined;
}

/** Another row has the same unique value already. */
export const isUniqueViolation = (error: unknown): boolean => sqlStateOf(error) === '23505';

/** Two transactions met: the loser may simply try again (serialization failure, deadlock). */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(sqlStateOf(error) ?? '');

/** The embedded database has stopped permanently with this error; a server would restart itself. */
export const isPanic = (error: unknown): boolean =>
  sqlStateOf(error) !== undefined && isObject(error) && (error['severity'] === 'PANIC' || error['severity'] === 'FATAL');

/**
 * The database lacks handles or memory. The embedded one does not recover: each file that it could not open for want of a handle takes a place in
 * its table of files permanently.
 */
export const isOutOfResources = (error: unknown): boolean => sqlStateOf(error) === '53000';

/**
 * Whether a driver's error means that the database is away rather than that the statement is at fault: no SQL state at
 * all (the socket failed), or one of the states of a connection that is lost, refused or shut down, or of a database without resources.
 */
export function isConnectionFault(error: unknown): boolean {
  const state = sqlStateOf(error);
  return (
    state === undefined ||
    isPanic(error) ||
    isOutOfResources(error) ||
    state.startsWith('08') ||
    state.startsWith('57P') ||
    state === '53300'
  );
}

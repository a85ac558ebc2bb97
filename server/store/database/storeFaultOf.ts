import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { StoreReadOnly } from './StoreReadOnly.ts';
import { isConnectionFault, sqlStateOf } from './sqlState.ts';

const DISK_FULL = '53100';
const READ_ONLY_TRANSACTION = '25006';

/** A driver's error as what callers tell apart: the store is full, takes reads only, or is away. Any other error stays as it is. */
export function storeFaultOf(error: unknown): unknown {
  const state = sqlStateOf(error);
  if (state === DISK_FULL) return new StoreReadOnly('full', error);
  if (state === READ_ONLY_TRANSACTION) return new StoreReadOnly('readOnly', error);
  return isConnectionFault(error) ? new DatabaseUnavailable(error) : error;
}

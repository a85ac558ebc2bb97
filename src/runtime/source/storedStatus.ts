import type { StatusAnswer } from '#schemas/platform/system.schema.ts';
import { readStatus } from '#schemas/statusGate.ts';
import { localStore } from '#src/lib/browserStorage.ts';

const KEY = 'livery.status';

/** The platform's last status in this browser (STAT-02); undefined when there was none. */
export function storedStatus(): StatusAnswer | undefined {
  const text = localStore.get(KEY);
  if (text === null) return undefined;
  try {
    return readStatus(JSON.parse(text));
  } catch {
    return undefined; // a damaged record is none
  }
}

export const storeStatus = (status: StatusAnswer): void => localStore.set(KEY, JSON.stringify(status));

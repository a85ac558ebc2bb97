import { type SystemStatus, readStatus } from '#schemas/declare/names/statusGate.ts';
import { localStore } from '#src/lib/browserStorage.ts';

const KEY = 'livery.status';

/** The platform's last status in this browser (STAT-02); undefined when there was none. */
export function storedStatus(): SystemStatus | undefined {
  const text = localStore.get(KEY);
  if (text === null) return undefined;
  try {
    return readStatus(JSON.parse(text));
  } catch {
    return undefined; // a damaged record is ignored
  }
}

export const storeStatus = (status: SystemStatus): void => localStore.set(KEY, JSON.stringify(status));

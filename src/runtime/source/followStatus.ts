import type { StoreApi } from 'zustand';
import { type SystemStatus, gateOf, knownStatus } from '#schemas/declare/names/statusGate.ts';
import { hydrateAll } from '#src/lib/deferredHydration.ts';
import type { SiteValue } from '#src/site/siteContext.ts';
import { gateValue } from './gateValue.ts';
import { storeStatus, storedStatus } from './storedStatus.ts';

/**
 * Keeps an open page in step with the platform's status (STAT-02, STAT-05): the status that this browser received last counts at once,
 * the platform is asked at the start and whenever the player comes back to the page, and the gate shows or lifts without a
 * reload. While the platform does not answer, everything stays as it is.
 *
 * @returns Asks again; to be called when a call finds the platform away.
 */
export function followStatus(page: StoreApi<SiteValue>): () => Promise<void> {
  let newest: SystemStatus | undefined;

  async function show(status: SystemStatus) {
    newest = status;
    const { site, gate, ip } = page.getState();
    const next = gateValue(status, site);
    if (next.gate === gate && (next.ip === ip || next.gate !== 'restricted')) return;
    await hydrateAll();
    if (newest === status) page.setState(next); // no newer status has arrived in the meantime
  }

  async function refresh() {
    const answer = await page.getState().http.read('status');
    const status = knownStatus(answer, page.getState().site.statusPages);
    if (status === undefined) return;
    storeStatus(status);
    await show(status);
  }
  const refreshQuietly = () =>
    refresh().catch((error: unknown) => console.warn('The platform did not report its status.', error));

  // The server has asked for all visitors a moment ago; only this browser learns that its region is closed.
  const stored = storedStatus();
  if (stored !== undefined && gateOf(stored, page.getState().site.statusPages) === 'restricted') void show(stored);
  void refreshQuietly();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void refreshQuietly();
  });
  addEventListener('focus', () => void refreshQuietly());
  return refreshQuietly;
}

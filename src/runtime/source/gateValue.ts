import { type SystemStatus, gateOf } from '#schemas/declare/names/statusGate.ts';
import type { SiteValue } from '#src/site/siteContext.ts';

/** The part of a page's value that a status decides: the gate, and the visitor's address where it is known. */
export const gateValue = (status: SystemStatus, site: SiteValue['site']): Pick<SiteValue, 'gate' | 'ip'> => ({
  gate: gateOf(status, site.statusPages),
  ip: typeof status === 'object' ? (status.ip ?? '') : '',
});

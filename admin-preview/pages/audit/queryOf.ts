import type { QueryOf } from '#schemas/edges/api/apiRoute.ts';
import type { apiRoutes } from '#schemas/edges/api/apiRoutes.ts';
import type { AuditQuery } from './AuditFilter.tsx';

/** The query of an address: local days become moments, the last one to its end. */
export function queryOf({ who, what, merchant, from, to }: AuditQuery): QueryOf<(typeof apiRoutes)['exportAudit']> {
  const end = to === '' ? undefined : new Date(`${to}T00:00`);
  end?.setDate(end.getDate() + 1);
  return {
    who: who.trim(),
    ...(what === '' ? {} : { what }),
    merchant: merchant.trim(),
    from: from === '' ? '' : new Date(`${from}T00:00`).toISOString(),
    to: end?.toISOString() ?? '',
  };
}

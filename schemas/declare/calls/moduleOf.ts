import type { Call } from './CallDeclaration.ts';
import type { ModuleGroup } from './moduleIds.ts';

/** The module whose id a call sends unless the merchant changes it (CONST-05). Every session read sends one; a body only has its own fields. */
export const moduleOf = ({ module, session, method }: Call): ModuleGroup | undefined =>
  module ?? (session && method === 'GET' ? 'others' : undefined);

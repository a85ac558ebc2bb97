import type { Call } from './CallDeclaration.ts';
import type { ModuleGroup } from './moduleIds.ts';

/** The module whose id a call sends unless the merchant says otherwise (CONST-05). Every read of a session's own sends one; a body has no fields but its own. */
export const moduleOf = ({ module, session, method }: Call): ModuleGroup | undefined =>
  module ?? (session && method === 'GET' ? 'others' : undefined);

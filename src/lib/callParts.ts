import type { Call, CallName } from '#schemas/platform/calls.ts';
import type { Behaviour } from '#schemas/release/behaviour.schema.ts';

/** How the merchant's platform is spoken to; nothing before its template is known. */
export type CallSettings = Behaviour['platform'] | undefined;

/** What a request tells beside its address. */
export interface Told {
  readonly token: string | undefined;
  readonly body?: unknown;
  /** How the body is encrypted, if it is. */
  readonly encryption?: string | undefined;
  readonly isInstalled: boolean;
}

/** What a call is made with. */
export interface CallParts {
  readonly entry: Call;
  /** Loads what checks its answer; null for one that answers nothing. */
  readonly loadCheck: (() => Promise<(value: unknown) => boolean>) | null;
  /** What its request has and those of home's calls have not. */
  readonly wireOf?: (
    told: Told,
    settings: CallSettings,
  ) => Pick<RequestInit, 'body' | 'keepalive'> & { readonly headers: Readonly<Record<string, string>> };
}

/** What a call sends of the site itself: the id of its module, and the gateway where the merchant says so (CONST-06). */
export function callFields(call: CallName, entry: Call, settings: CallSettings): Record<string, string | number> {
  // Reads of a session's own all say one (CONST-05); a body has no fields but its own.
  const group = entry.module ?? (entry.session && entry.method === 'GET' ? 'others' : undefined);
  const moduleId = group && settings?.modules[group];
  return {
    ...(moduleId ? { moduleId } : {}),
    ...(settings?.gatewayCalls.includes(call) ? { gateway: settings.gateway } : {}),
  };
}

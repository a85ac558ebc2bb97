import { type Call, type CallName, TOKEN_HEADER, VERSION_HEADER, calls } from '#schemas/platform/calls.ts';
import type { Behaviour } from '#schemas/release/behaviour.schema.ts';

/** How the merchant's platform is spoken to; nothing before its template is known. */
export type CallSettings = Behaviour['platform'] | undefined;

/** Where a call lives for this merchant (CALL-99); empty where the platform does not have it. */
export function pathOf(call: CallName, settings: CallSettings): string {
  const moved: Readonly<Partial<Record<CallName, string>>> | undefined = settings?.paths;
  return moved?.[call] ?? calls[call].path;
}

/** Headers that a call carries beside its own: the session's token and the version of the call (CALL-01, CALL-103). */
export const callHeaders = (entry: Call, token: string | undefined, settings: CallSettings): Record<string, string> => ({
  ...(token === undefined ? {} : { [settings?.tokenHeader ?? TOKEN_HEADER]: token }),
  ...(entry.version === undefined ? {} : { [settings?.versionHeader ?? VERSION_HEADER]: String(entry.version) }),
});

/** What a call sends of the site itself: the id of its module and the gateway, where its entry asks for them. */
export function callFields(entry: Call, settings: CallSettings): Record<string, string | number> {
  const moduleId = entry.module === undefined ? undefined : settings?.modules[entry.module];
  return {
    ...(moduleId ? { moduleId } : {}),
    ...(entry.gateway === undefined || settings === undefined ? {} : { gateway: settings.gateway }),
  };
}

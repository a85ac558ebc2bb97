import { isObject } from '#schemas/isObject.ts';
import {
  type Call,
  type CallName,
  DEVICE_HEADER,
  ENCRYPTION_HEADER,
  INSTALLED_DEVICE,
  NUMBER_FIELD,
  TOKEN_HEADER,
  VERSION_HEADER,
  calls,
} from '#schemas/platform/calls.ts';
import type { Behaviour } from '#schemas/release/behaviour.schema.ts';

/** How the merchant's platform is spoken to; nothing before its template is known. */
export type CallSettings = Behaviour['platform'] | undefined;

/** What the headers of a call tell. */
interface Told {
  readonly token: string | undefined;
  /** How the body is encrypted, if it is. */
  readonly encryption?: string | undefined;
  readonly isInstalled: boolean;
}

/** Headers of a call, by the names that the merchant's platform gives them (CALL-01, CALL-103, LOGIN-20). */
export const callHeaders = (
  entry: Call,
  { token, encryption, isInstalled }: Told,
  settings: CallSettings,
): Record<string, string> => ({
  ...(token === undefined ? {} : { [settings?.tokenHeader ?? TOKEN_HEADER]: token }),
  ...(entry.version === undefined ? {} : { [settings?.versionHeader ?? VERSION_HEADER]: String(entry.version) }),
  ...(encryption === undefined ? {} : { [settings?.encryptionHeader ?? ENCRYPTION_HEADER]: encryption }),
  ...(entry.device && isInstalled ? { [settings?.deviceHeader ?? DEVICE_HEADER]: INSTALLED_DEVICE } : {}),
});

/** What a call sends of the site itself: the id of its module, and the gateway where the merchant says so (CONST-06). */
export function callFields(call: CallName, settings: CallSettings): Record<string, string | number> {
  const entry: Call = calls[call];
  // Reads of a session's own all say one (CONST-05); a body has no fields but its own.
  const group = entry.module ?? (entry.session && entry.method === 'GET' ? 'others' : undefined);
  const moduleId = group && settings?.modules[group];
  return {
    ...(moduleId ? { moduleId } : {}),
    ...(settings?.gatewayCalls.includes(call) ? { gateway: settings.gateway } : {}),
  };
}

/** A body as it goes on the wire: with what the site adds to its own fields, and the number by the platform's own name (SMS-08). */
function wireFields(call: CallName, body: object, settings: CallSettings): Record<string, unknown> {
  const entry: Call = calls[call];
  const fields: Record<string, unknown> = { ...callFields(call, settings), ...body };
  const names: Readonly<Partial<Record<CallName, string>>> | undefined = settings?.numberFields;
  const name = names?.[call] ?? NUMBER_FIELD;
  if (!entry.number || name === NUMBER_FIELD) return fields;
  const { [NUMBER_FIELD]: number, ...rest } = fields;
  return { ...rest, [name]: number };
}

/** The text of a body and its type: JSON, or a form where the call is written so (CALL-18). */
export function wireBody(
  call: CallName,
  body: unknown,
  settings: CallSettings,
): { readonly type: string; readonly text: string } {
  const whole = isObject(body) ? wireFields(call, body, settings) : body;
  const entry: Call = calls[call];
  if (!entry.form || !isObject(whole)) return { type: 'application/json', text: JSON.stringify(whole) };
  const pairs = Object.entries(whole).map(([name, value]): [string, string] => [name, String(value)]);
  return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(pairs).toString() };
}

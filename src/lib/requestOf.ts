import type { Call } from '#schemas/declare/calls/CallDeclaration.ts';
import type { CallName } from '#schemas/declare/calls/declaredCalls.ts';
import { moduleOf } from '#schemas/declare/calls/moduleOf.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import {
  DEVICE_HEADER,
  ENCRYPTION_HEADER,
  INSTALLED_DEVICE,
  NUMBER_FIELD,
  VERSION_HEADER,
} from '#schemas/declare/platform/wireNames.ts';
import type { Behaviour } from '#schemas/declare/release/behaviour.schema.ts';

/** How calls to the merchant's platform are made; undefined before its template is known. */
export type CallSettings = Behaviour['platform'] | undefined;

/** A request's body and headers. */
interface Content {
  readonly token: string | undefined;
  readonly body?: unknown;
  /** How the body is encrypted, if it is. */
  readonly encryption?: string | undefined;
  readonly isInstalled: boolean;
}

/** Fields that a call sends about the site itself: the id of its module, and the gateway if the merchant sets one (CONST-06). */
export function callFields(call: CallName, entry: Call, settings: CallSettings): Record<string, string | number> {
  const usual = moduleOf(entry);
  const own = settings?.moduleCalls.find((row) => row.startsWith(`${call}=`))?.slice(call.length + 1);
  const modules: Readonly<Record<string, string>> = settings?.modules ?? {};
  const moduleId = modules[own ?? usual ?? ''];
  return {
    ...(moduleId ? { moduleId } : {}),
    ...(settings?.gatewayCalls.includes(call) ? { gateway: settings.gateway } : {}),
  };
}

/** Headers that only some calls have, by the names that the merchant's platform gives them (CALL-103, LOGIN-20). */
const ownHeaders = (entry: Call, { encryption, isInstalled }: Content, settings: CallSettings): Record<string, string> => ({
  ...(entry.version === undefined ? {} : { [settings?.versionHeader ?? VERSION_HEADER]: String(entry.version) }),
  ...(encryption === undefined ? {} : { [settings?.encryptionHeader ?? ENCRYPTION_HEADER]: encryption }),
  ...(entry.device && isInstalled ? { [settings?.deviceHeader ?? DEVICE_HEADER]: INSTALLED_DEVICE } : {}),
});

/** A body in the wire format: with the site's own fields, and the number under the platform's name (SMS-08). */
function wireFields(call: CallName, entry: Call, body: object, settings: CallSettings): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...callFields(call, entry, settings), ...body };
  const names: Readonly<Partial<Record<CallName, string>>> | undefined = settings?.numberFields;
  const name = names?.[call] ?? NUMBER_FIELD;
  if (!entry.number || name === NUMBER_FIELD) return fields;
  const { [NUMBER_FIELD]: number, ...rest } = fields;
  return { ...rest, [name]: number };
}

/** The text of a body and its type: JSON, or a form where the call is written so (CALL-18). */
function wireBody(
  call: CallName,
  entry: Call,
  body: unknown,
  settings: CallSettings,
): { readonly type: string; readonly text: string } {
  const whole = isObject(body) ? wireFields(call, entry, body, settings) : body;
  if (!entry.form || !isObject(whole)) return { type: 'application/json', text: JSON.stringify(whole) };
  const pairs = Object.entries(whole).map(([name, value]): [string, string] => [name, String(value)]);
  return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(pairs).toString() };
}

/** Body and headers of one call, without the headers that every request has. */
export function requestOf(
  call: CallName,
  entry: Call,
  content: Content,
  settings: CallSettings,
): Pick<RequestInit, 'body' | 'keepalive'> & { readonly headers: Readonly<Record<string, string>> } {
  const { token, body } = content;
  const whole = entry.tokenInBody ? { ...(isObject(body) ? body : {}), token } : body;
  const wire = whole === undefined ? undefined : wireBody(call, entry, whole, settings);
  return {
    ...(wire && { body: wire.text }),
    ...(entry.outlivesPage ? { keepalive: true } : {}),
    headers: { ...(wire && { 'content-type': wire.type }), ...ownHeaders(entry, content, settings) },
  };
}

import { isObject } from '#schemas/isObject.ts';
import type { Call, CallName } from '#schemas/platform/calls.ts';
import { pageCalls } from '#schemas/platform/pageCalls.ts';
import { DEVICE_HEADER, ENCRYPTION_HEADER, INSTALLED_DEVICE, NUMBER_FIELD, VERSION_HEADER } from '#schemas/platform/wireNames.ts';
import { loadPageAnswers } from '#schemas/generated/loadPageAnswers.js';
import { type CallParts, type CallSettings, type Told, callFields } from './callParts.ts';

/** Headers that only some calls have, by the names that the merchant's platform gives them (CALL-103, LOGIN-20). */
const ownHeaders = (entry: Call, { encryption, isInstalled }: Told, settings: CallSettings): Record<string, string> => ({
  ...(entry.version === undefined ? {} : { [settings?.versionHeader ?? VERSION_HEADER]: String(entry.version) }),
  ...(encryption === undefined ? {} : { [settings?.encryptionHeader ?? ENCRYPTION_HEADER]: encryption }),
  ...(entry.device && isInstalled ? { [settings?.deviceHeader ?? DEVICE_HEADER]: INSTALLED_DEVICE } : {}),
});

/** A body as it goes on the wire: with what the site adds to its own fields, and the number by the platform's own name (SMS-08). */
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

/** The parts of a call that home does not make by itself. */
export const pageCallParts = (call: keyof typeof pageCalls): CallParts => {
  const entry: Call = pageCalls[call];
  return {
    entry,
    loadCheck: loadPageAnswers[call],
    wireOf(told, settings) {
      const content = entry.tokenInBody ? { ...(isObject(told.body) ? told.body : {}), token: told.token } : told.body;
      const wire = content === undefined ? undefined : wireBody(call, entry, content, settings);
      return {
        ...(wire && { body: wire.text }),
        ...(entry.outlivesPage ? { keepalive: true } : {}),
        headers: { ...(wire && { 'content-type': wire.type }), ...ownHeaders(entry, told, settings) },
      };
    },
  };
};

import type { IncomingMessage } from 'node:http';
import { MERCHANT_HEADER } from '#schemas/declare/platform/wireNames.ts';
import { MERCHANT_CODE_PATTERN } from '#schemas/declare/release/release.schema.ts';
import { merchantCodeOf } from '../http/requests/merchantHost.ts';

const CODE = new RegExp(MERCHANT_CODE_PATTERN);

/** The merchant of a call: from the `merchant` header, else from the host. Undefined if neither is a code. */
export function merchantOf({ headers }: IncomingMessage): string | undefined {
  const code = headers[MERCHANT_HEADER] ?? merchantCodeOf(headers.host);
  return typeof code === 'string' && CODE.test(code) ? code : undefined;
}

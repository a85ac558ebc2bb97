import { isIP } from 'node:net';

/* Reads single values of the environment. Each gives undefined where a text makes no sense; `processSettings.ts` says what to write instead. */

export const readHost = (text: string): string | undefined =>
  isIP(text) !== 0 || /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(text) ? text : undefined;

function readUrl(text: string, protocols: readonly string[]): URL | undefined {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol) ? new URL(text) : undefined;
}

export function readPlatformUrl(text: string): string | undefined {
  const url = readUrl(text, ['http:', 'https:']);
  const isPlain = url && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  return isPlain ? `${url.origin}${url.pathname.replace(/\/+$/, '')}` : undefined;
}

export const readHeaderName = (text: string): string | undefined =>
  /^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(text) ? text : undefined;

export const readDatabaseUrl = (text: string): string | undefined =>
  readUrl(text, ['postgres:', 'postgresql:']) ? text : undefined;

export const readSmtpUrl = (text: string): string | undefined =>
  readUrl(text, ['smtp:', 'smtps:'])?.hostname ? text : undefined;

/** An address, bare or behind a name. */
export const readSender = (text: string): string | undefined =>
  /^(?:[^<>\r\n"]{1,80} <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/.test(text) ? text : undefined;

/** An origin, checked with a merchant's code in its place. */
export function readPlayerUrl(text: string): string | undefined {
  const url = readUrl(text.replaceAll('{merchant}', 'merchant'), ['http:', 'https:']);
  const isOrigin = url && text.includes('{merchant}') && url.href === `${url.origin}/` && url.username === '';
  return isOrigin ? text.replace(/\/$/, '') : undefined;
}

export const readToolUrl = (text: string): string | undefined => {
  const url = readUrl(text, ['http:', 'https:']);
  return url && url.href === `${url.origin}/` ? url.origin : undefined;
};

export const readSwitch = (text: string): boolean | undefined =>
  ({ '1': true, true: true, on: true, '0': false, false: false, off: false })[text.toLowerCase()];

/** `all`, `none`, or codes of merchants between commas. */
export function readBrands(text: string): readonly string[] | 'all' | undefined {
  if (text.toLowerCase() === 'all') return 'all';
  const codes = text.toLowerCase() === 'none' ? [] : text.split(',').map((code) => code.trim());
  return codes.every((code) => /^[a-z][a-z0-9-]*$/.test(code)) ? codes : undefined;
}

export const readKey = (text: string): Buffer | undefined =>
  /^[A-Za-z0-9+/]{43}=$/.test(text) ? Buffer.from(text, 'base64') : undefined;

export function readMoment(text: string): Date | undefined {
  const moment = new Date(text);
  return /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(moment.getTime()) ? moment : undefined;
}

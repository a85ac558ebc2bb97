import { paths } from '#schemas/addresses.ts';
import type { Language } from '#schemas/languages.ts';
import type { Message } from './Messenger.ts';
import { type MessageTexts, messageTexts } from './messageTexts.ts';

/** Whose message it is, and in which language. */
export interface Letterhead {
  readonly merchantCode: string;
  /** Title of the site. */
  readonly brand: string;
  readonly language: Language;
  /** Where the site is, without a closing slash. */
  readonly origin: string;
}

const MINUTE_MS = 60_000;

/** In one pass, so that a brand named `{code}` is only a brand. */
function fill({ language, brand }: Letterhead, text: keyof MessageTexts, values: Readonly<Record<string, string>> = {}): string {
  const all = new Map(Object.entries({ ...values, brand }));
  return messageTexts[language][text].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => all.get(name) ?? placeholder);
}

/** A code for a phone. The last line binds it to the site, so that a browser may offer it there and nowhere else (WebOTP). */
export function codeMessage(head: Letterhead, to: string, code: string, validMs: number): Message {
  const text = fill(head, 'code', { code, minutes: String(Math.ceil(validMs / MINUTE_MS)) });
  const bound = `@${new URL(head.origin).hostname} #${code}`;
  return { channel: 'sms', merchantCode: head.merchantCode, to, subject: '', text: `${text}\n\n${bound}`, answer: code };
}

/** The link that sets a new password. */
export function recoverMessage(head: Letterhead, to: string, token: string, validMs: number): Message {
  const link = `${head.origin}${paths.forgot}?token=${encodeURIComponent(token)}`;
  return {
    channel: 'mail',
    merchantCode: head.merchantCode,
    to,
    subject: fill(head, 'recoverSubject'),
    text: fill(head, 'recover', { link, minutes: String(Math.ceil(validMs / MINUTE_MS)) }),
    answer: link,
  };
}

/** Tells the owner of an account that its password is another now. */
export const changedMessage = (head: Letterhead, to: string): Message => ({
  channel: 'mail',
  merchantCode: head.merchantCode,
  to,
  subject: fill(head, 'changedSubject'),
  text: fill(head, 'changed'),
  answer: '',
});

/** Tells whoever owned an account's address before that it is another now. */
export const emailChangedMessage = (head: Letterhead, to: string): Message => ({
  channel: 'mail',
  merchantCode: head.merchantCode,
  to,
  subject: fill(head, 'emailChangedSubject'),
  text: fill(head, 'emailChanged'),
  answer: '',
});

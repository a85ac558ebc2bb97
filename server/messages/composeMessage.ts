import { paths } from '#schemas/declare/pages/addresses.ts';
import type { Language } from '#schemas/declare/languages/languages.ts';
import { messages } from '#texts/generated/messages.ts';
import { translatorsOf } from '#texts/translatorsOf.ts';
import type { Message } from './Messenger.ts';

/** The merchant that sends a message, and the language it is written in. */
export interface MessageHead {
  readonly merchantCode: string;
  /** Title of the site. */
  readonly brand: string;
  readonly language: Language;
  /** Where the site is, without a closing slash. */
  readonly origin: string;
}

const MINUTE_MS = 60_000;

const texts = translatorsOf(messages);

const inMinutes = (validMs: number) => {
  const minutes = Math.ceil(validMs / MINUTE_MS);
  return { minutes, count: minutes };
};

/** A code for a phone. The last line binds it to the site, so that a browser may offer it there and nowhere else (WebOTP). */
export function codeMessage(head: MessageHead, to: string, code: string, validMs: number): Message {
  const text = texts[head.language]('code', { brand: head.brand, code, ...inMinutes(validMs) });
  const bound = `@${new URL(head.origin).hostname} #${code}`;
  return { channel: 'sms', merchantCode: head.merchantCode, to, subject: '', text: `${text}\n\n${bound}`, answer: code };
}

/** The answer to a code request with a number that identifies no account. Only the owner of the phone receives it. */
export const noAccountMessage = ({ merchantCode, brand, language }: MessageHead, to: string): Message => ({
  channel: 'sms',
  merchantCode,
  to,
  subject: '',
  text: texts[language]('noAccount', { brand }),
  answer: '',
});

/** The link that sets a new password. */
export function recoverMessage(
  { merchantCode, brand, language, origin }: MessageHead,
  to: string,
  token: string,
  validMs: number,
): Message {
  const link = `${origin}${paths.forgot}?token=${encodeURIComponent(token)}`;
  return {
    channel: 'mail',
    merchantCode,
    to,
    subject: texts[language]('recoverSubject', { brand }),
    text: texts[language]('recover', { brand, link, ...inMinutes(validMs) }),
    answer: link,
  };
}

/** Informs the owner of an account that its password was changed. */
export const changedMessage = ({ merchantCode, brand, language }: MessageHead, to: string): Message => ({
  channel: 'mail',
  merchantCode,
  to,
  subject: texts[language]('changedSubject', { brand }),
  text: texts[language]('changed', { brand }),
  answer: '',
});

/** Informs the previous address of an account that the address was changed. */
export const emailChangedMessage = ({ merchantCode, brand, language }: MessageHead, to: string): Message => ({
  channel: 'mail',
  merchantCode,
  to,
  subject: texts[language]('emailChangedSubject', { brand }),
  text: texts[language]('emailChanged', { brand }),
  answer: '',
});

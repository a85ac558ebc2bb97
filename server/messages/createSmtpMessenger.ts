import { createTransport } from 'nodemailer';
import type { Messenger } from './Messenger.ts';

/** A mail server that says nothing for so long is away. */
const TIMEOUT_MS = 10_000;

export interface MailConfig {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  readonly smtpUrl: string;
  /** Sender of every mail, as an address or `Name <address>`. */
  readonly from: string;
}

/** Sends mails by SMTP, as plain text: nothing that a merchant or a player wrote can become markup. */
export function createSmtpMessenger({ smtpUrl, from }: MailConfig): Messenger {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      // As an object: a comma in user input cannot add recipients.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text });
    },
  };
}

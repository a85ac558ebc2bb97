import type { Logger } from 'pino';
import type { LinkView, PersonView } from '#schemas/edges/api/people.schema.ts';
import { createToken, hashToken } from '../store/secrets/secretToken.ts';
import type { Messenger } from '../messages/Messenger.ts';
import type { Queries } from '../store/database/Database.ts';
import { addLink } from '../store/repositories/operatorLinks.ts';

const LINK_MS = 3 * 24 * 60 * 60 * 1000;

type MailLanguage = 'EN' | 'CN';

const mails: Readonly<Record<MailLanguage, { readonly subject: string; readonly text: string }>> = {
  EN: {
    subject: 'Livery: choose your password',
    text: '{by} gives you access to the operator’s tool as “{name}”. Choose your password here within three days:\n\n{link}\n\nThe link works once. If you did not expect it, do nothing.',
  },
  CN: {
    subject: 'Livery：设置您的密码',
    text: '{by} 已为您开通运营工具的访问权限，您的名称是“{name}”。请在三天内通过以下链接设置密码：\n\n{link}\n\n链接只能使用一次。如果这不是您期待的邮件，请忽略。',
  },
};

/** Makes a link that sets a password once. Only its hash is stored. The token is in the fragment of the URL, which is never sent to a server or logged. */
export async function makeLink(
  queries: Queries,
  toolOrigin: string,
  operatorId: number,
  at: Date,
): Promise<{ readonly url: string; readonly expiresAt: Date }> {
  const token = createToken();
  const expiresAt = new Date(at.getTime() + LINK_MS);
  await addLink(queries, { tokenHash: hashToken(token), operatorId, at, expiresAt });
  return { url: `${toolOrigin}/preview/#/-/link/${token}`, expiresAt };
}

interface Sending {
  readonly messenger: Messenger | undefined;
  readonly log: Logger;
  readonly by: string;
  readonly person: PersonView;
  readonly url: string;
  readonly language: MailLanguage;
}

/** Mails the link to its operator. A mail that fails is only logged: the administrator can pass the link on. */
async function deliver({ messenger, log, by, person, url, language }: Sending): Promise<LinkView['delivery']> {
  const { email, name } = person;
  if (messenger === undefined || email === null) return 'none';
  const values = new Map([
    ['by', by],
    ['name', name],
    ['link', url],
  ]);
  const { subject, text } = mails[language];
  try {
    await messenger.send({
      channel: 'mail',
      merchantCode: 'operators',
      to: email,
      subject,
      text: text.replaceAll(/\{(\w+)\}/g, (placeholder, key: string) => values.get(key) ?? placeholder),
      answer: url,
    });
    return 'mail';
  } catch (error) {
    log.warn({ err: error }, 'the link of an operator could not be mailed');
    return 'failed';
  }
}

export const sendLink = async (sending: Sending & { readonly expiresAt: Date }): Promise<LinkView> => ({
  person: sending.person,
  url: sending.url,
  expiresAt: sending.expiresAt.toISOString(),
  delivery: await deliver(sending),
});

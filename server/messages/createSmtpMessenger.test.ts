import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSmtpMessenger } from './createSmtpMessenger.ts';
import { recoverMessage } from './composeMessage.ts';

interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

const mails: Mail[] = [];
let refusal: Error | undefined;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth: ({ username, password }, _session, done) =>
    username === 'livery' && password === 'p@ss' ? done(null, { user: username }) : done(new Error('no')),
  onData(stream, { envelope }, done) {
    let text = '';
    stream.on('data', (part: Buffer) => (text += part.toString()));
    stream.on('end', () => {
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      if (refusal === undefined) mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), text });
      done(refusal);
    });
  },
});

let port: number;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  port = address.port;
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
beforeEach(() => {
  mails.length = 0;
  refusal = undefined;
});

const messenger = (user = '') =>
  createSmtpMessenger({ smtpUrl: `smtp://${user}127.0.0.1:${port}`, from: 'Livery <no-reply@livery.example>' });
const head = { merchantCode: 'lantern', brand: 'Lantern', language: 'AR', origin: 'https://lantern.example' } as const;
const message = recoverMessage(head, 'mia@players.example', 'secret', 30 * 60_000);

/** The text of a mail as a reader shows it. */
function bodyOf({ text }: Mail): string {
  const [headers = '', body = ''] = text.split(/\r\n\r\n/, 2);
  return /base64/i.test(headers) ? Buffer.from(body, 'base64').toString() : body.replaceAll('=\r\n', '').replaceAll('=3D', '=');
}

it('sends a mail as plain text, in any language', async () => {
  await messenger('livery:p%40ss@').send(message);
  expect(mails).toMatchObject([{ from: 'no-reply@livery.example', to: ['mia@players.example'] }]);
  const [mail] = mails;
  if (!mail) throw new Error('no mail');
  expect(mail.text).toMatch(/^From: Livery <no-reply@livery\.example>\r$/m);
  expect(mail.text).toMatch(/^Content-Type: text\/plain/m);
  expect(bodyOf(mail)).toContain('https://lantern.example/m/forget?token=secret');
  expect(bodyOf(mail)).toContain('كلمة مرور جديدة');
});

it('adds no recipients and no headers by user input', async () => {
  const subject = 'Hello\r\nBcc: eve@elsewhere.example';
  const to = 'mia@players.example, eve@elsewhere.example';
  await expect(messenger().send({ ...message, to })).rejects.toThrow('recipients were rejected');
  expect(mails).toEqual([]);
  await messenger().send({ ...message, subject });
  expect(mails.at(-1)?.to).toEqual(['mia@players.example']);
  expect(mails.at(-1)?.text).not.toMatch(/^Bcc:/m);
});

it.each([
  ['refuses the mail', () => messenger(), new Error('mailbox full')],
  ['refuses the password', () => messenger('livery:wrong@'), undefined],
  ['is not there', () => createSmtpMessenger({ smtpUrl: 'smtp://127.0.0.1:1', from: 'a@b.example' }), undefined],
])('rejects when the mail server %s', async (_title, open, thrown) => {
  refusal = thrown;
  await expect(open().send(message)).rejects.toThrow();
});

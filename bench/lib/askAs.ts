import { request } from 'node:http';

/** The body of an answer as it travels, asked under another host name: `fetch` may not set one. */
export const askAs = (
  port: number,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: 'localhost', port, path, headers: { host, 'accept-language': 'en', ...headers } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts)));
    });
    asked.on('error', reject).end();
  });

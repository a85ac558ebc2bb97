import { type Socket, connect } from 'node:net';
import { connect as connectByTls } from 'node:tls';

interface Options {
  /** When to hang up if the server does not. */
  readonly withinMs?: number;
  /** The pause between two parts. */
  readonly everyMs?: number;
  /** The address of this machine that the connection comes from. */
  readonly from?: string | undefined;
}

/** A connection to a port of this machine, or to an address. */
function openTo(to: number | URL, from: string | undefined): Socket {
  if (typeof to === 'number') return connect({ port: to, host: '127.0.0.1' });
  const host = to.hostname.replace(/^\[|\]$/g, '');
  const port = Number(to.port || (to.protocol === 'https:' ? 443 : 80));
  if (to.protocol === 'https:') return connectByTls({ host, port, servername: host });
  return connect(from === undefined ? { host, port } : { host, port, localAddress: from, family: 4 });
}

/** What came back, and whether the server ended the connection or the time was over. */
export interface SentBytes {
  readonly text: string;
  readonly hungUp: boolean;
}

/**
 * Sends bytes as they are, which no HTTP client would, and gives everything that comes back until the server hangs up, or until
 * it is time to. A failed connection counts as a connection without an answer that was not closed by the server.
 */
export function sendBytes(
  to: number | URL,
  bytes: string | readonly string[],
  { withinMs = 5_000, everyMs = 0, from }: Options = {},
): Promise<SentBytes> {
  return new Promise((resolve) => {
    const socket = openTo(to, from).setNoDelay(true);
    const parts = [bytes].flat();
    let text = '';
    let isConnected = false;
    const write = () => {
      const part = parts.shift();
      if (part !== undefined) socket.write(part, 'latin1');
    };
    const rhythm = everyMs > 0 ? setInterval(write, everyMs) : undefined;
    const end = (hungUp: boolean) => {
      clearTimeout(deadline);
      clearInterval(rhythm);
      socket.destroy();
      resolve({ text, hungUp: hungUp && isConnected });
    };
    const deadline = setTimeout(() => end(false), withinMs);
    socket.on('connect', () => (isConnected = true));
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
    socket.on('close', () => end(true));
    socket.on('error', () => end(true)); // hung up while we were sending: what came before counts
    if (everyMs > 0) write();
    else for (const part of parts) socket.write(part, 'latin1');
  });
}

/** As `sendBytes`, for who asks only what came back. */
export const sendRaw = async (to: number | URL, bytes: string | readonly string[], options: Options = {}): Promise<string> =>
  (await sendBytes(to, bytes, options)).text;

/** The status of the first answer; 0 when the server hung up without one. */
export const statusOf = (text: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);

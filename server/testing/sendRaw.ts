import { type Socket, connect } from 'node:net';
import { connect as connectByTls } from 'node:tls';

interface Options {
  /** When to hang up if the server does not. */
  readonly withinMs?: number;
  /** The pause between two parts. */
  readonly everyMs?: number;
}

/** A connection to a port of this machine, or to an address. */
function openTo(to: number | URL): Socket {
  if (typeof to === 'number') return connect({ port: to, host: '127.0.0.1' });
  const host = to.hostname.replace(/^\[|\]$/g, '');
  const port = Number(to.port || (to.protocol === 'https:' ? 443 : 80));
  return to.protocol === 'https:' ? connectByTls({ host, port, servername: host }) : connect({ host, port });
}

/**
 * Sends bytes as they are, which no HTTP client would, and gives everything that comes back until the server hangs up, or until
 * it is time to.
 */
export function sendRaw(
  to: number | URL,
  bytes: string | readonly string[],
  { withinMs = 5_000, everyMs = 0 }: Options = {},
): Promise<string> {
  return new Promise((resolve) => {
    const socket = openTo(to).setNoDelay(true);
    const parts = [bytes].flat();
    let text = '';
    const write = () => {
      const part = parts.shift();
      if (part !== undefined) socket.write(part, 'latin1');
    };
    const rhythm = everyMs > 0 ? setInterval(write, everyMs) : undefined;
    const end = () => {
      clearTimeout(deadline);
      clearInterval(rhythm);
      socket.destroy();
      resolve(text);
    };
    const deadline = setTimeout(end, withinMs);
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
    socket.on('close', end);
    socket.on('error', end); // hung up while we were sending: what came before counts
    if (everyMs > 0) write();
    else for (const part of parts) socket.write(part, 'latin1');
  });
}

/** The status of the first answer; 0 when the server hung up without one. */
export const statusOf = (text: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);

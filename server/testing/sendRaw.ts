import { connect } from 'node:net';

/**
 * Sends bytes as they are, which no HTTP client would, and gives everything that comes back until the server hangs up. When it
 * does not within `withinMs`, what has come by then.
 */
export function sendRaw(port: number, parts: string | readonly string[], withinMs = 5_000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let text = '';
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(text);
    };
    const timer = setTimeout(end, withinMs);
    socket.on('data', (part: Buffer) => (text += part.toString('latin1')));
    socket.on('close', end);
    socket.on('error', end); // hung up while we were sending: what came before counts
    for (const part of [parts].flat()) socket.write(part, 'latin1');
  });
}

/** The status of the first answer; 0 when the server hung up without one. */
export const statusOf = (text: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0);

import { type Socket, connect, createServer } from 'node:net';

export interface LinkSpeed {
  /** Round trip in ms; a new connection costs one before it carries anything. */
  readonly latencyMs: number;
  readonly downKbit: number;
  readonly upKbit: number;
}

/** About what one packet carries: connections take turns by it. */
const PACKET_BYTES = 1460;

interface Waiting {
  /** Slices of what was sent, oldest first; null ends the stream. */
  readonly packets: (Buffer | null)[];
  readonly from: Socket;
  readonly to: Socket;
}

/**
 * One direction of the link: all connections share its rate, packet by packet in turn, and every packet travels half a
 * round trip. They arrive in the order in which they left.
 */
function direction(kbit: number, travelMs: number) {
  const bytesPerMs = kbit / 8;
  const lines: Waiting[] = [];
  const travelling: { readonly due: number; readonly line: Waiting; readonly packet: Buffer | null }[] = [];
  let free = performance.now();
  let timer: NodeJS.Timeout | undefined;

  function deliver({ from, to }: Waiting, packet: Buffer | null) {
    if (packet === null) return to.end();
    to.write(packet);
    from.resume();
  }

  function work() {
    timer = undefined;
    const now = performance.now();
    while (free <= now) {
      const line = lines.shift();
      if (!line) break;
      const packet = line.packets.shift() ?? null;
      free = Math.max(free, now - 4) + (packet?.length ?? 0) / bytesPerMs; // a timer that came late may catch up a little
      travelling.push({ due: free + travelMs, line, packet });
      if (line.packets.length > 0) lines.push(line);
    }
    for (let next = travelling[0]; next && next.due <= now; next = travelling[0]) {
      travelling.shift();
      deliver(next.line, next.packet);
    }
    if (lines.length > 0 || travelling.length > 0) timer = setTimeout(work, 1);
  }

  return (from: Socket, to: Socket) => {
    const line: Waiting = { packets: [], from, to };
    const queue = (packet: Buffer | null) => {
      if (line.packets.push(packet) === 1) lines.push(line);
      if (line.packets.length > 40) from.pause();
      timer ??= setTimeout(work, 0);
    };
    from.on('data', (data: Buffer) => {
      for (let at = 0; at < data.length; at += PACKET_BYTES) queue(data.subarray(at, at + PACKET_BYTES));
    });
    from.on('end', () => queue(null));
    from.on('error', () => to.destroy());
  };
}

/** Reads exactly one message of the SOCKS handshake: a local client sends each in one piece. */
const message = (socket: Socket) => new Promise<Buffer>((resolve) => socket.once('data', resolve));

/**
 * A slow line to everywhere on this machine, as a SOCKS 5 proxy. The browser's own emulation hands a document over whole;
 * a line hands it over as it comes, which is what pages are built for.
 *
 * @returns The proxy's address, and how to take it down.
 */
export async function slowLink({ latencyMs, downKbit, upKbit }: LinkSpeed): Promise<{ url: string; stop: () => void }> {
  const down = direction(downKbit, latencyMs / 2);
  const up = direction(upKbit, latencyMs / 2);
  const open = new Set<Socket>();

  async function carry(client: Socket) {
    client.setNoDelay(true);
    await message(client);
    client.write(Buffer.from([5, 0])); // no sign-in
    const wanted = await message(client);
    const port = wanted.readUInt16BE(wanted.length - 2);
    client.pause();
    const server = connect({ port, host: 'localhost', noDelay: true });
    open.add(server);
    server.on('close', () => open.delete(server));
    server.on('error', () => client.destroy());
    await new Promise((resolve) => setTimeout(resolve, latencyMs));
    up(client, server);
    down(server, client);
    client.write(Buffer.from([5, 0, 0, 1, 0, 0, 0, 0, 0, 0])); // connected
    client.resume();
  }

  const proxy = createServer((client) => {
    open.add(client);
    client.on('close', () => open.delete(client));
    client.on('error', () => client.destroy());
    void carry(client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, 'localhost', resolve));
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('The slow line has no port.');
  return {
    url: `socks5://localhost:${address.port}`,
    stop: () => {
      proxy.close();
      for (const socket of open) socket.destroy();
    },
  };
}

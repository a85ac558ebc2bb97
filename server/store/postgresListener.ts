import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

type Hear = (payload: string) => void;

interface Listener {
  listen(channel: string, hear: Hear): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/**
 * LISTEN needs a connection of its own that stays open. This one connects at the first `listen`, reconnects for as long as
 * it takes, and then calls every hearer with an empty payload, since notifications may have been missed.
 */
export function createListener(connectionString: string): Listener {
  const hearers = new Map<string, Set<Hear>>();
  const stopping = new AbortController();
  let client: Promise<pg.Client> | undefined;

  const tell = (channel: string, payload: string) => hearers.get(channel)?.forEach((hear) => hear(payload));

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString, keepAlive: true });
    fresh.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
    let isUp = false;
    const onEnd = () => {
      if (isUp && !stopping.signal.aborted) reconnect();
      isUp = false;
    };
    fresh.on('error', onEnd); // pg sends both or one of them, in no fixed order
    fresh.on('end', onEnd);
    await fresh.connect();
    for (const channel of hearers.keys()) await fresh.query(`listen ${channel}`);
    isUp = true;
    return fresh;
  }

  function reconnect(): void {
    const attempt = async (): Promise<pg.Client> => {
      for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
        await delay(pause, undefined, { signal: stopping.signal, ref: false });
        try {
          return await connect();
        } catch (error) {
          if (stopping.signal.aborted) throw error; // else the server is still away: the next pause is longer
        }
      }
    };
    client = attempt();
    client.then(
      () => [...hearers.keys()].forEach((channel) => tell(channel, '')),
      () => undefined, // only `close` ends the attempts
    );
  }

  const connected = (): Promise<pg.Client> => {
    client ??= connect().catch((error: unknown) => {
      client = undefined;
      throw new DatabaseUnavailable(error);
    });
    return client;
  };

  let said: Promise<unknown> = Promise.resolve();
  /** The library takes no command while it is at another. */
  function say(command: string): Promise<unknown> {
    const answer = said.then(async () => (await connected()).query(command));
    said = answer.catch(() => undefined); // who asked is told
    return answer;
  }

  return {
    async listen(channel, hear) {
      const known = hearers.get(channel) ?? new Set<Hear>();
      hearers.set(channel, known.add(hear));
      await say(`listen ${channel}`);
      return async () => {
        known.delete(hear);
        if (known.size > 0 || stopping.signal.aborted) return;
        hearers.delete(channel);
        await say(`unlisten ${channel}`);
      };
    },
    async close() {
      stopping.abort();
      const open = await client?.catch(() => undefined);
      await open?.end();
    },
  };
}

import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

type Listener = (payload: string) => void;

interface ListenConnection {
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/**
 * LISTEN needs a connection of its own that stays open. This one connects at the first `listen`, reconnects for as long as
 * it takes, and then calls every listener with an empty payload, since notifications may have been missed.
 */
export function createListener(connectionString: string): ListenConnection {
  const listeners = new Map<string, Set<Listener>>();
  const stopping = new AbortController();
  let client: Promise<pg.Client> | undefined;

  const notify = (channel: string, payload: string) => listeners.get(channel)?.forEach((listener) => listener(payload));

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString, keepAlive: true });
    fresh.on('notification', ({ channel, payload }) => notify(channel, payload ?? ''));
    let isUp = false;
    const onEnd = () => {
      if (isUp && !stopping.signal.aborted) reconnect();
      isUp = false;
    };
    fresh.on('error', onEnd); // pg sends both or one of them, in no fixed order
    fresh.on('end', onEnd);
    await fresh.connect();
    for (const channel of listeners.keys()) await fresh.query(`listen ${channel}`);
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
      () => [...listeners.keys()].forEach((channel) => notify(channel, '')),
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
  /** pg runs one command at a time on a connection. */
  function say(command: string): Promise<unknown> {
    const answer = said.then(async () => (await connected()).query(command));
    said = answer.catch(() => undefined); // the caller gets the error from `answer`
    return answer;
  }

  return {
    async listen(channel, listener) {
      const known = listeners.get(channel) ?? new Set<Listener>();
      listeners.set(channel, known.add(listener));
      await say(`listen ${channel}`);
      return async () => {
        known.delete(listener);
        if (known.size > 0 || stopping.signal.aborted) return;
        listeners.delete(channel);
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

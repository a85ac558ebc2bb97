import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnavailable } from '../database/DatabaseUnavailable.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const CONNECT_TIMEOUT_MS = 10_000;

type Listener = (payload: string) => void;

interface ListenConnection {
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

interface ListenerOptions {
  /** PostgreSQL itself: a pooler whose connections change with each transaction takes LISTEN, but passes no notification on. */
  readonly connectionString: string;
  readonly pollMs: number;
  /** Sends a notification the way that all of them are sent. */
  readonly notify: (channel: string, payload: string) => Promise<unknown>;
  readonly onFault: (error: Error) => void;
}

type HeartbeatOptions = Pick<ListenerOptions, 'pollMs' | 'notify' | 'onFault'>;

/** Notifications do not arrive. What they would tell is found out by reading the store again and again. */
export class NotificationsMissing extends Error {
  override readonly name = 'NotificationsMissing';

  constructor(pollMs: number) {
    super(
      `The database's notifications do not arrive, so changes are looked for every ${pollMs / 1000} s. Behind a pooler, set DATABASE_LISTEN_URL to the address of PostgreSQL itself.`,
    );
  }
}

/** A channel that only this process listens to: letters, as `channelName` wants them. */
const ownChannel = (): string =>
  `node_${Array.from({ length: 16 }, () => String.fromCharCode('a'.charCodeAt(0) + randomInt(26))).join('')}`;

/** Notifications that this process sends to itself, to see whether any arrive. */
function createHeartbeat({ pollMs, notify: send, onFault }: HeartbeatOptions, onMissing: () => void) {
  const channel = ownChannel();
  let sent = 0;
  /** The newest that the store has taken. */
  let passed = 0;
  let echoed = 0;
  let isMissing = false;

  function beat(): void {
    const wasMissing = isMissing;
    isMissing = echoed < passed;
    if (isMissing) onMissing();
    if (isMissing && !wasMissing) onFault(new NotificationsMissing(pollMs));
    const mark = (sent += 1);
    // A test message that is not delivered yet, because the store is away or busy, proves nothing about notifications.
    send(channel, String(mark)).then(
      () => (passed = mark),
      () => undefined,
    );
  }

  return { channel, beat, received: (payload: string) => void (echoed = Number(payload)) };
}

async function keepTrying<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    await delay(pause, undefined, { signal, ref: false });
    try {
      return await work();
    } catch (error) {
      if (signal.aborted) throw error; // else the server is still away: the next pause is longer
    }
  }
}

/**
 * LISTEN needs a connection of its own that stays open. This one connects at the first `listen`, reconnects for as long as
 * it takes, and then calls every listener with an empty payload, since notifications may have been missed.
 *
 * At every `pollMs` it sends itself a notification. As long as the one before has not come back, it calls every listener with an empty
 * payload: behind a pooler, or on a connection that is dead without having been closed, that is how changes are found out.
 */
export function createListener({ connectionString, ...options }: ListenerOptions): ListenConnection {
  const listeners = new Map<string, Set<Listener>>();
  const stopping = new AbortController();
  let client: Promise<pg.Client> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const notify = (channel: string, payload: string) => listeners.get(channel)?.forEach((listener) => listener(payload));
  const notifyAll = () => [...listeners.keys()].forEach((channel) => notify(channel, ''));
  const heartbeat = createHeartbeat(options, notifyAll);

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    fresh.on('notification', ({ channel, payload = '' }) => {
      if (channel === heartbeat.channel) heartbeat.received(payload);
      else notify(channel, payload);
    });
    let isUp = false;
    const onEnd = () => {
      if (isUp && !stopping.signal.aborted) reconnect();
      isUp = false;
    };
    fresh.on('error', onEnd); // pg sends both or one of them, in no fixed order
    fresh.on('end', onEnd);
    await fresh.connect();
    for (const channel of [heartbeat.channel, ...listeners.keys()]) await fresh.query(`listen ${channel}`);
    isUp = true;
    return fresh;
  }

  function reconnect(): void {
    client = keepTrying(connect, stopping.signal);
    client.then(notifyAll, () => undefined); // only `close` ends the attempts
  }

  const connected = (): Promise<pg.Client> => {
    client ??= connect().catch((error: unknown) => {
      client = undefined;
      throw new DatabaseUnavailable(error);
    });
    return client;
  };

  let lastCommand: Promise<unknown> = Promise.resolve();
  /** pg runs one command at a time on a connection. */
  function say(command: string): Promise<unknown> {
    const answer = lastCommand.then(async () => (await connected()).query(command));
    lastCommand = answer.catch(() => undefined); // the caller gets the error from `answer`
    return answer;
  }

  return {
    async listen(channel, listener) {
      const ofChannel = listeners.get(channel) ?? new Set<Listener>();
      listeners.set(channel, ofChannel.add(listener));
      await say(`listen ${channel}`);
      timer ??= setInterval(heartbeat.beat, options.pollMs).unref();
      return async () => {
        ofChannel.delete(listener);
        if (ofChannel.size > 0 || stopping.signal.aborted) return;
        listeners.delete(channel);
        await say(`unlisten ${channel}`);
      };
    },
    async close() {
      stopping.abort();
      clearInterval(timer);
      const open = await client?.catch(() => undefined);
      await open?.end();
    },
  };
}

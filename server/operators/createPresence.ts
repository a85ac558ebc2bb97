import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type OperatorEvents, PRESENCE_SIGN_MS } from '#schemas/edges/api/events.schema.ts';
import { roleAt } from '#schemas/edges/api/roleGrants.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { readJson } from '#schemas/base/json/readJson.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { Database } from '../store/database/Database.ts';
import type { Caller } from '../store/repositories/operators.ts';

const CHANNEL = 'presence';
/** A node whose tools show merchants says so this often … */
const BEAT_MS = 20_000;
/** … and counts as gone when others have not heard of it for so long. */
const NODE_GONE_MS = 3 * BEAT_MS;
/** A tool counts as gone without a sign for so long: browsers delay the timers of a page in the background. */
const TOOL_GONE_MS = 3 * PRESENCE_SIGN_MS;
/** How many operators of a merchant are shown. A notification of PostgreSQL holds 8,000 bytes. */
const MAX_PEOPLE = 20;

interface Person {
  readonly id: number;
  readonly name: string;
  readonly section: string;
  /** When the section was opened, in milliseconds: of several tabs the newest counts. */
  readonly since: number;
}

/** What the tool of a stream has open. */
interface Opened {
  readonly stream: string;
  readonly operatorId: number;
  readonly merchantCode: string;
  readonly section: string;
}

/** What nodes tell each other. A node ignores types that it does not know. */
type Message =
  /** For the node that holds the stream. */
  | ({ readonly type: 'opened' } & Opened)
  /** All people of a merchant whose streams this node holds. */
  | { readonly type: 'here'; readonly node: string; readonly merchantCode: string; readonly people: readonly Person[] }
  | { readonly type: 'alive'; readonly node: string }
  /** Every node, or this one, is to say `here` for all its merchants. */
  | { readonly type: 'ask'; readonly node: string; readonly of?: string };

/** An open stream. */
interface Visit {
  readonly caller: Caller;
  readonly send: (data: OperatorEvents['presence']) => void;
  place?: { readonly merchantCode: string; readonly section: string; readonly since: number };
  /** When its tool gave the last sign. */
  seenAt: number;
  /** What was sent last. */
  shown?: string;
}

export interface Presence {
  /** A stream begins. Gives its name. */
  enter(caller: Caller, send: Visit['send']): string;
  /** The stream has ended. */
  leave(stream: string): void;
  /** The tool of a stream, which any node may hold, has a section of a merchant open; also a sign that it is still there. */
  open(opened: Opened): void;
  /** Forgets tools and nodes without a sign, and gives one of this node. Runs by itself every 20 seconds. */
  beat(): void;
  close(): Promise<void>;
}

/** The newest entry of each person, in the order of their names. */
function distinct(people: readonly Person[]): Person[] {
  const oldestFirst = people.toSorted((a, b) => a.since - b.since);
  const found = [...new Map(oldestFirst.map((person) => [person.id, person])).values()];
  return found.toSorted((a, b) => a.name.localeCompare(b.name)).slice(0, MAX_PEOPLE);
}

/** The tools whose streams this node holds, and what other nodes have told of theirs. */
function createBoard() {
  const visits = new Map<string, Visit>();
  const others = new Map<string, { heardAt: number; readonly people: Map<string, readonly Person[]> }>();

  function ownAt(merchantCode: string): Person[] {
    const places = [...visits.values()].flatMap(({ caller, place }) => (place ? [{ caller, ...place }] : []));
    const here = places.filter((place) => place.merchantCode === merchantCode);
    return distinct(here.map(({ caller: { id, name }, section, since }) => ({ id, name, section, since })));
  }

  const ownCodes = () => new Set([...visits.values()].flatMap(({ place }) => (place ? [place.merchantCode] : [])));

  /** Sends the tools of this node that show a merchant who else does, where that has changed. */
  function show(merchantCode: string): void {
    const people = distinct([
      ...ownAt(merchantCode),
      ...[...others.values()].flatMap((other) => other.people.get(merchantCode) ?? []),
    ]);
    for (const visit of visits.values()) {
      if (visit.place?.merchantCode !== merchantCode) continue;
      const colleagues = people.filter(({ id }) => id !== visit.caller.id).map(({ name, section }) => ({ name, section }));
      const shown = JSON.stringify(colleagues);
      if (shown === visit.shown) continue;
      visit.shown = shown;
      visit.send({ merchantCode, people: colleagues });
    }
  }

  return { visits, others, ownAt, ownCodes, show };
}

type Board = ReturnType<typeof createBoard>;

/** Passes on who of this node has which merchant open, under a name that the node gives itself. */
function createAnnouncer({ db, log, board }: { db: Database; log: Logger; board: Board }) {
  let node = randomUUID();
  /** What this node has told last of each merchant. */
  const announced = new Map<string, string>();

  // One after another, because the last list sent replaces the others.
  let sending = Promise.resolve();
  function send(message: Message): void {
    sending = sending
      .then(() => db.notify(CHANNEL, JSON.stringify(message)))
      .catch((error: unknown) => {
        log.warn({ err: error }, 'who has a merchant open was not passed on');
        // Others may hold an old list now. It ends with the old name, and the next beat tells everything by the new one.
        node = randomUUID();
        announced.clear();
      });
  }

  /** Sends the people of this node at a merchant to other nodes and to the tools here, if they have changed. */
  function announce(merchantCode: string): void {
    const people = board.ownAt(merchantCode);
    const text = JSON.stringify(people);
    if (text !== (announced.get(merchantCode) ?? '[]')) {
      if (people.length === 0) announced.delete(merchantCode);
      else announced.set(merchantCode, text);
      send({ type: 'here', node, merchantCode, people });
    }
    board.show(merchantCode);
  }

  function announceAll(): void {
    announced.clear();
    for (const merchantCode of board.ownCodes()) announce(merchantCode);
  }

  return { send, announce, announceAll, nodeName: () => node, allSent: () => sending };
}

type Announcer = ReturnType<typeof createAnnouncer>;

/** What the tools of this node have open. */
function createPlaces({ board, announcer, now }: { board: Board; announcer: Announcer; now: () => number }) {
  function unplace(visit: Visit): void {
    const { place } = visit;
    delete visit.place;
    delete visit.shown;
    if (place) announcer.announce(place.merchantCode);
  }

  /** Whether this node holds the stream. */
  function take({ stream, operatorId, merchantCode, section }: Opened): boolean {
    const visit = board.visits.get(stream);
    if (visit === undefined) return false;
    if (visit.caller.id !== operatorId || !roleAt(visit.caller.roles, merchantCode)) return true;
    visit.seenAt = now();
    if (visit.place?.merchantCode !== merchantCode) unplace(visit);
    if (visit.place?.section !== section) visit.place = { merchantCode, section, since: now() };
    announcer.announce(merchantCode);
    return true;
  }

  return { unplace, take };
}

/**
 * Who has which merchant open. Each node knows the tools whose streams it holds, and tells the others by notifications; nothing is
 * stored. A node that starts asks for what the others know. Where notifications do not arrive, a node shows only its own people.
 */
export async function createPresence({ db, clock, log }: { db: Database; clock: Clock; log: Logger }): Promise<Presence> {
  const now = () => clock().getTime();
  const board = createBoard();
  const { visits, others, ownCodes } = board;
  const announcer = createAnnouncer({ db, log, board });
  const { send, announce, nodeName } = announcer;
  const { unplace, take } = createPlaces({ board, announcer, now });

  function hear(message: Message): void {
    if (message.type === 'opened') return void take(message);
    if (message.node === nodeName()) return;
    const sender = others.get(message.node);
    if (message.type === 'ask') {
      if (message.of === undefined || message.of === nodeName()) announcer.announceAll();
    } else if (message.type === 'here') {
      const people = (sender?.people ?? new Map<string, readonly Person[]>()).set(message.merchantCode, message.people);
      if (message.people.length === 0) people.delete(message.merchantCode);
      others.set(message.node, { heardAt: now(), people });
      board.show(message.merchantCode);
    } else if (message.type === 'alive') {
      if (sender) sender.heardAt = now();
      else send({ type: 'ask', node: nodeName(), of: message.node });
    }
  }

  const stopListening = await db.listen(CHANNEL, (payload) => {
    if (payload === '') {
      // Reconnected: what others have told meanwhile is lost.
      others.clear();
      return send({ type: 'ask', node: nodeName() });
    }
    const message = readJson(payload);
    if (!message.ok || !isObject(message.value)) return log.warn({ payload }, 'unreadable notification');
    hear(message.value as unknown as Message); // nodes wrote it, and what another build has added is ignored
  });

  function beat(): void {
    const time = now();
    for (const visit of visits.values()) if (time - visit.seenAt > TOOL_GONE_MS) unplace(visit);
    for (const [name, { heardAt }] of others) if (time - heardAt > NODE_GONE_MS) others.delete(name);
    const codes = ownCodes();
    for (const merchantCode of codes) announce(merchantCode);
    if (codes.size > 0) send({ type: 'alive', node: nodeName() });
  }

  const timer = setInterval(beat, BEAT_MS).unref();
  send({ type: 'ask', node: nodeName() });

  return {
    enter(caller, sendTo) {
      const stream = randomUUID();
      visits.set(stream, { caller, send: sendTo, seenAt: now() });
      return stream;
    },
    leave(stream) {
      const visit = visits.get(stream);
      visits.delete(stream);
      if (visit?.place) announce(visit.place.merchantCode);
    },
    open(opened) {
      if (!take(opened)) send({ type: 'opened', ...opened });
    },
    beat,
    async close() {
      clearInterval(timer);
      const codes = ownCodes();
      visits.clear();
      for (const merchantCode of codes) announce(merchantCode);
      await announcer.allSent();
      await stopListening();
    },
  };
}

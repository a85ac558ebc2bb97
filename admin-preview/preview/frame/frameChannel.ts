import type { FramePage } from '#schemas/edges/preview/framePage.schema.ts';
import type { FromFrame } from '#schemas/edges/preview/previewMessage.schema.ts';

/*
 * The tool's half of the preview protocol as a pure machine: no window, no timer, no clock. `connectFrame` feeds it
 * what happens and does what it asks.
 */

/** connecting: no message since the load. stale: shows an older edit. lost: no longer answers. */
export type FrameState = 'connecting' | 'live' | 'stale' | 'lost';

export interface FrameChannel {
  readonly state: FrameState;
  readonly openedAtMs: number;
  readonly lastPingMs: number;
  /** Pings since the last message of the frame. */
  readonly unanswered: number;
  /** Number of the last `show` that was sent; 0 before the first. */
  readonly sent: number;
  /** Number of the `show` that is painted, and when the frame said so. */
  readonly applied: number;
  readonly path: string;
  /** The page that the frame shows, with its hidden parts; undefined before its first report. */
  readonly page: FramePage | undefined;
  /** Messages that claimed to be the frame's and were not fit. */
  readonly refused: number;
}

export type FrameEvent =
  | { readonly type: 'opened'; readonly atMs: number }
  | { readonly type: 'received'; readonly message: FromFrame; readonly atMs: number }
  | { readonly type: 'refused' }
  | { readonly type: 'edited' }
  | { readonly type: 'tick'; readonly atMs: number };

/** What is to be sent now. */
export type FrameCommand = 'show' | 'ping';

export interface FrameStep {
  readonly channel: FrameChannel;
  readonly commands: readonly FrameCommand[];
}

export const LOAD_TIMEOUT_MS = 15_000;
export const HEARTBEAT_MS = 5_000;
/** One missed ping may be a busy moment. */
const MISSED_PINGS = 2;

export const openChannel = (atMs: number): FrameChannel => ({
  state: 'connecting',
  openedAtMs: atMs,
  lastPingMs: atMs,
  unanswered: 0,
  sent: 0,
  applied: 0,
  path: '',
  page: undefined,
  refused: 0,
});

const show = (channel: FrameChannel, state: FrameState = 'stale'): FrameStep => ({
  channel: { ...channel, state, sent: channel.sent + 1 },
  commands: ['show'],
});

function receive(channel: FrameChannel, message: FromFrame): FrameStep {
  const answered = { ...channel, unanswered: 0 };
  switch (message.type) {
    // Sent after every load: the page shown before is gone.
    case 'hello':
      return show({ ...answered, applied: 0, path: '' });
    case 'applied': {
      // Ignored are revision 0, a revision that was never sent, and one older than the last.
      if (message.revision === 0 || message.revision > channel.sent || message.revision < channel.applied)
        return { channel: answered, commands: [] };
      const state = message.revision === channel.sent ? 'live' : 'stale';
      return { channel: { ...answered, state, applied: message.revision, path: message.path }, commands: [] };
    }
    case 'page':
      return { channel: { ...answered, path: message.path, page: message }, commands: [] };
    case 'scrolled':
    case 'pointed':
    case 'unpointed':
    case 'filled':
    case 'checked':
      return { channel: answered, commands: [] };
    case 'pong':
      return channel.state === 'lost' && channel.sent > 0 ? show(answered) : { channel: answered, commands: [] };
  }
}

function tick(channel: FrameChannel, atMs: number): FrameStep {
  const stay = { channel, commands: [] };
  if (channel.state === 'connecting') {
    return atMs - channel.openedAtMs >= LOAD_TIMEOUT_MS ? { channel: { ...channel, state: 'lost' }, commands: [] } : stay;
  }
  // Before the first hello the frame cannot be pinged.
  if (channel.sent === 0 || atMs - channel.lastPingMs < HEARTBEAT_MS) return stay;
  const state = channel.unanswered >= MISSED_PINGS ? 'lost' : channel.state;
  return { channel: { ...channel, state, lastPingMs: atMs, unanswered: channel.unanswered + 1 }, commands: ['ping'] };
}

/** The next state after an event, and what to send. */
export function step(channel: FrameChannel, event: FrameEvent): FrameStep {
  switch (event.type) {
    case 'opened':
      return { channel: { ...openChannel(event.atMs), refused: channel.refused }, commands: [] };
    case 'received':
      return receive(channel, event.message);
    case 'refused':
      return { channel: { ...channel, refused: channel.refused + 1 }, commands: [] };
    // Until the frame says hello it cannot show anything; at hello it is sent the newest state anyway.
    case 'edited':
      return channel.sent === 0 ? { channel, commands: [] } : show(channel, channel.state === 'lost' ? 'lost' : 'stale');
    case 'tick':
      return tick(channel, event.atMs);
  }
}

import { describe, expect, it } from 'vitest';
import { type FromFrame, previewEnvelope } from '#schemas/edges/preview/previewMessage.schema.ts';
import { type FrameChannel, type FrameEvent, HEARTBEAT_MS, LOAD_TIMEOUT_MS, openChannel, step } from './frameChannel.ts';

const envelope = previewEnvelope;
const hello: FromFrame = { ...envelope, type: 'hello' };
const pong: FromFrame = { ...envelope, type: 'pong' };
const applied = (revision: number): FromFrame => ({ ...envelope, type: 'applied', revision, path: '/m/home' });
const received = (message: FromFrame, atMs = 0): FrameEvent => ({ type: 'received', message, atMs });
const edited: FrameEvent = { type: 'edited' };
const tick = (atMs: number): FrameEvent => ({ type: 'tick', atMs });

/** Runs events from a fresh channel; gives the last state and everything that was asked for. */
function run(...events: FrameEvent[]): { channel: FrameChannel; commands: string[] } {
  return events.reduce<{ channel: FrameChannel; commands: string[] }>(
    ({ channel, commands }, event) => {
      const next = step(channel, event);
      return { channel: next.channel, commands: [...commands, ...next.commands] };
    },
    { channel: openChannel(0), commands: [] },
  );
}
const after = (...events: FrameEvent[]) => {
  const { channel, commands } = run(...events);
  return [channel.state, ...commands].join(' ');
};

/** Pings without an answer. */
const silence = [1, 2, 3].map((count) => tick(count * HEARTBEAT_MS));

describe('frame channel', () => {
  it.each([
    ['waits for the frame', [], 'connecting'],
    ['shows the draft when the frame says hello', [received(hello)], 'stale show'],
    ['is live when the frame has painted it', [received(hello), received(applied(1))], 'live show'],
    ['sends nothing before the frame said hello', [edited, edited], 'connecting'],
    ['shows each edit and is stale until it is painted', [received(hello), received(applied(1)), edited], 'stale show show'],
    ['is not live while the last edit is not painted', [received(hello), edited, received(applied(1))], 'stale show show'],
    ['is live again after the last one', [received(hello), edited, received(applied(1)), received(applied(2))], 'live show show'],
    [
      'shows everything again after a reload inside the frame',
      [received(hello), received(applied(1)), received(hello)],
      'stale show show',
    ],
    ['does not ping before the frame said hello', [tick(HEARTBEAT_MS)], 'connecting'],
    ['is lost when nothing loads in time', [tick(LOAD_TIMEOUT_MS)], 'lost'],
    [
      'pings every five seconds',
      [received(hello), tick(1_000), tick(HEARTBEAT_MS), tick(HEARTBEAT_MS + 1_000)],
      'stale show ping',
    ],
    [
      'stays live while pings are answered',
      [received(hello), received(applied(1)), ...silence.flatMap((each) => [each, received(pong)])],
      'live show ping ping ping',
    ],
    ['is lost after pings without an answer', [received(hello), received(applied(1)), ...silence], 'lost show ping ping ping'],
    [
      'stays lost when edited meanwhile',
      [received(hello), received(applied(1)), ...silence, edited],
      'lost show ping ping ping show',
    ],
    [
      'shows everything when a lost frame answers again',
      [received(hello), received(applied(1)), ...silence, received(pong)],
      'stale show ping ping ping show',
    ],
    ['takes a late hello', [tick(LOAD_TIMEOUT_MS), received(hello)], 'stale show'],
    ['begins anew with a new load', [received(hello), received(applied(1)), { type: 'opened', atMs: 9 }], 'connecting show'],
  ] satisfies [string, FrameEvent[], string][])('%s', (_title, events, expected) => {
    expect(after(...events)).toBe(expected);
  });

  it.each([
    ['a revision that was never sent', [received(hello), received(applied(7))], 0],
    ['a late word about an older revision', [received(hello), edited, received(applied(2)), received(applied(1))], 2],
    ['a word before hello', [received(applied(1))], 0],
  ] satisfies [string, FrameEvent[], number][])('does not believe %s', (_title, events, expected) => {
    expect(run(...events).channel.applied).toBe(expected);
  });

  it('remembers where the player is, and counts what it refused', () => {
    const { channel } = run(received(hello), received(applied(1)), { type: 'refused' });
    expect([channel.path, channel.refused]).toEqual(['/m/home', 1]);
  });
});

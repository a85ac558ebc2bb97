import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FromFrame, previewEnvelope } from '#schemas/edges/preview/previewMessage.schema.ts';
import { toFrame as isToFrame } from '#schemas/generated/preview.js';
import { defaultScenario } from '#schemas/edges/preview/scenario.ts';
import { type FrameChannel, type FrameEvent, HEARTBEAT_MS, LOAD_TIMEOUT_MS, openChannel, step } from './frameChannel.ts';
import { readFrameMessage } from './readFrameMessage.ts';

const ORIGIN = 'http://aurora.localhost:3000';
const frame = { window: {}, origin: ORIGIN };
const envelope = previewEnvelope;

const fromFrame: Readonly<Record<string, FromFrame>> = {
  hello: { ...envelope, type: 'hello' },
  pong: { ...envelope, type: 'pong' },
  applied: { ...envelope, type: 'applied', revision: 3, path: '/m/home' },
  page: {
    ...envelope,
    type: 'page',
    path: '/m/home',
    gate: 'open',
    hidden: [{ pointer: '/a', block: 'b', reason: 'empty' }],
    shown: ['/c'],
    settings: [{ region: 'home', pointers: ['/switches/CBS3'] }],
  },
  scrolled: { ...envelope, type: 'scrolled', y: 120 },
};
const toFrame = {
  show: { ...envelope, type: 'show', revision: 1, site: {}, scenario: defaultScenario },
  navigate: { ...envelope, type: 'navigate', path: '/m/login' },
  scroll: { ...envelope, type: 'scroll', y: 3 },
  ping: { ...envelope, type: 'ping' },
};

const HUGE = 'x'.repeat(100_000);
/** Ways to spoil a message that must make it unfit, whatever it was. */
const spoilers: Readonly<Record<string, (message: Readonly<Record<string, unknown>>) => unknown>> = {
  'another version': (message) => ({ ...message, protocol: 1 }),
  'no version': ({ protocol: _protocol, ...rest }) => rest,
  'an unknown type': (message) => ({ ...message, type: 'eval' }),
  'a type that every object has': (message) => ({ ...message, type: 'constructor' }),
  'a foreign field': (message) => ({ ...message, script: 'alert(1)' }),
  'a prototype key': (message) => JSON.parse(`${JSON.stringify(message).slice(0, -1)},"__proto__":{"isAdmin":true}}`),
  'a huge field': (message) => ({ ...message, path: HUGE, y: HUGE, revision: HUGE }),
  'a number that is none': (message) => ({ ...message, revision: Number.NaN, y: Number.NaN, path: 7 }),
  'a list around it': (message) => [message],
};

describe('messages that claim to be the frame’s', () => {
  const read = (data: unknown, source: unknown = frame.window, origin = ORIGIN) =>
    readFrameMessage({ source, origin, data }, frame);

  it.each(Object.entries(fromFrame))('are taken when they are fit: %s', (_type, message) => {
    expect(read(message)).toEqual(message);
    expect(read(message, {})).toBe('refused');
    expect(read(message, null)).toBe('refused');
    expect(read(message, frame.window, 'http://evil.example')).toBe('refused');
    expect(read(message, frame.window, 'null')).toBe('refused');
    expect(readFrameMessage({ source: null, origin: ORIGIN, data: message }, { window: null, origin: ORIGIN })).toBe('refused');
  });

  it.each(Object.keys(spoilers))('are refused with %s', (name) => {
    const spoil = spoilers[name];
    for (const message of Object.values(fromFrame)) expect(typeof read(spoil?.({ ...message }))).toBe('string');
    for (const message of Object.values(toFrame)) expect(isToFrame(spoil?.({ ...message }))).toBe(false);
    expect('isAdmin' in {}).toBe(false);
  });

  it('are refused or foreign, whatever they hold', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withMap: true }), (data) => {
        expect(typeof read(data)).toBe('string');
        expect(isToFrame(data)).toBe(false);
      }),
    );
  });

  it('lead nowhere but to paths of the player', () => {
    for (const path of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '', ' /m/home', '/'.padEnd(301, 'a')])
      expect(isToFrame({ ...toFrame.navigate, path })).toBe(false);
  });
});

/** Everything that can happen to a channel, in any order; the frame may lie about revisions and say everything twice. */
const events: fc.Arbitrary<FrameEvent[]> = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('opened' as const), atMs: fc.constant(0) }),
    fc.constant({ type: 'refused' as const }),
    fc.constant({ type: 'edited' as const }),
    fc.record({ type: fc.constant('tick' as const), atMs: fc.nat(4 * LOAD_TIMEOUT_MS) }),
    fc.record({
      type: fc.constant('received' as const),
      atMs: fc.nat(HEARTBEAT_MS),
      message: fc.oneof(
        fc.constantFrom(...Object.values(fromFrame)),
        fc.nat(12).map((revision): FromFrame => ({ ...envelope, type: 'applied', revision, path: '/m/home' })),
      ),
    }),
  ),
  { maxLength: 60 },
);

const facts = ({ refused: _refused, ...rest }: FrameChannel) => rest;

describe('the channel, whatever happens', () => {
  it('never takes an older picture for the newest, and never shows what was not sent', () => {
    fc.assert(
      fc.property(events, (all) => {
        let channel = openChannel(0);
        for (const event of all) {
          const { channel: next, commands } = step(channel, event);
          expect(next.applied).toBeLessThanOrEqual(next.sent);
          if (next.state === 'live') expect([next.applied, next.sent > 0]).toEqual([next.sent, true]);
          // A show is posted exactly when there is a newer one to be painted.
          expect(commands.filter((command) => command === 'show')).toHaveLength(
            event.type === 'opened' ? 0 : next.sent - channel.sent,
          );
          if (event.type === 'refused') {
            expect(facts(next)).toEqual(facts(channel));
            expect(next.refused).toBe(channel.refused + 1);
          } else {
            expect(next.refused).toBe(channel.refused);
          }
          channel = next;
        }
        // However it got here, a frame that says hello and paints what it is sent is live.
        const greeted = step(channel, { type: 'received', message: { ...envelope, type: 'hello' }, atMs: 0 }).channel;
        const applied: FromFrame = { ...envelope, type: 'applied', revision: greeted.sent, path: '/' };
        expect(step(greeted, { type: 'received', message: applied, atMs: 0 }).channel.state).toBe('live');
      }),
      { numRuns: 500 },
    );
  });

  it('takes no replay of an older picture', () => {
    const run = (...all: FrameEvent[]) => all.reduce((channel, event) => step(channel, event).channel, openChannel(0));
    const applied = (revision: number): FrameEvent => ({
      type: 'received',
      message: { ...envelope, type: 'applied', revision, path: `/m/${revision}` },
      atMs: 0,
    });
    const hello: FrameEvent = { type: 'received', message: { ...envelope, type: 'hello' }, atMs: 0 };
    expect(run(hello, { type: 'edited' }, applied(2), applied(1), applied(99))).toMatchObject({
      state: 'live',
      applied: 2,
      path: '/m/2',
    });
  });
});

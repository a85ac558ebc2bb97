import { type FromFrame, type PreviewBody, type ToFrame, previewEnvelope } from '#schemas/edges/preview/previewMessage.schema.ts';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { type FrameChannel, type FrameEvent, openChannel, step } from './frameChannel.ts';
import type { FrameScreen } from './frameScreens.ts';
import { readFrameMessage } from './readFrameMessage.ts';

const TICK_MS = 1_000;

interface FrameOptions {
  /** The frame's window, null while there is none. */
  readonly frameWindow: () => Window | null;
  /** Origin of the player: messages of any other are ignored, and none are sent elsewhere. */
  readonly origin: string;
  /** What to show now. */
  readonly content: () => { readonly site: Site; readonly scenario: Scenario };
  readonly onChange: (channel: FrameChannel) => void;
  /** Called with every valid message, after the state machine. */
  readonly onFrameMessage?: (message: FromFrame) => void;
  /** Where to go after the load, when that is not where the address leads. */
  readonly start?: Pick<FrameScreen, 'path' | 'overlay'> | undefined;
}

export interface FrameConnection {
  /** The site or the scenario changed. The first change is sent at once, later ones with the next animation frame. */
  edited(): void;
  /** Goes to another address of the player, and back to it after a reload. */
  navigate(to: Pick<FrameScreen, 'path' | 'overlay'>): void;
  /** Posts an order other than `show` and `navigate`. */
  order(order: FrameOrder): void;
  stop(): void;
}

type FrameBody = PreviewBody<ToFrame>;

/** What the tool may ask of the frame besides showing the draft. */
export type FrameOrder = Extract<
  FrameBody,
  { type: 'point' | 'name' | 'outline' | 'fill' | 'scroll' | 'check' | 'reveal' | 'forget' }
>;

/** Connects the state machine of `frameChannel` to a real frame: listens, sends, runs the timer. */
export function connectFrame({ frameWindow, origin, content, onChange, onFrameMessage, start }: FrameOptions): FrameConnection {
  let channel = openChannel(performance.now());
  let wanted = start;
  let paint: number | undefined;
  let hasUnsentEdit = false;

  const post = (body: FrameBody) => frameWindow()?.postMessage({ ...previewEnvelope, ...body }, origin);
  const goTo = ({ path, overlay }: Pick<FrameScreen, 'path' | 'overlay'>) => post({ type: 'navigate', path, overlay });

  function take(event: FrameEvent) {
    const next = step(channel, event);
    const hasChanged = next.channel !== channel;
    channel = next.channel;
    for (const command of next.commands)
      post(command === 'ping' ? { type: 'ping' } : { type: 'show', revision: channel.sent, ...content() });
    if (hasChanged) onChange(channel);
  }

  function onMessage(event: MessageEvent<unknown>) {
    const message = readFrameMessage(event, { window: frameWindow(), origin });
    if (message === 'foreign') return;
    if (message === 'refused') return take({ type: 'refused' });
    take({ type: 'received', message, atMs: performance.now() });
    onFrameMessage?.(message);
    if (message.type === 'hello' && wanted) goTo(wanted);
  }

  function sendEdit() {
    hasUnsentEdit = paint !== undefined;
    if (hasUnsentEdit) return;
    take({ type: 'edited' });
    paint = requestAnimationFrame(() => {
      paint = undefined;
      if (hasUnsentEdit) sendEdit();
    });
  }

  addEventListener('message', onMessage);
  const timer = setInterval(() => take({ type: 'tick', atMs: performance.now() }), TICK_MS);
  onChange(channel);

  return {
    edited: sendEdit,
    navigate(to) {
      wanted = to;
      if (hasUnsentEdit) take({ type: 'edited' });
      hasUnsentEdit = false;
      goTo(to);
    },
    order: post,
    stop() {
      removeEventListener('message', onMessage);
      clearInterval(timer);
      if (paint !== undefined) cancelAnimationFrame(paint);
    },
  };
}

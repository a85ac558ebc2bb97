import { setImmediate, setTimeout } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/**
 * The kind of a requested page: `declared` without a query, `named` with a query that names something on the platform, `unknown` with a
 * query that cannot be looked up. Their number is small, large and unlimited.
 */
export type RenderKind = 'declared' | 'named' | 'unknown';

/** What a render takes of its network's share, and how many renders may be under way when another of its kind begins. */
const kinds = {
  declared: { cost: 1, underWay: 100 },
  named: { cost: 5, underWay: 10 },
  unknown: { cost: 30, underWay: 2 },
} as const satisfies Record<RenderKind, { readonly cost: number; readonly underWay: number }>;

/** A network's share: enough for the phones behind one address of a mobile network, because pages are cached for all visitors. */
const SHARE = 300;
const REGAINED_PER_S = 5;
const NETWORKS_MAX = 20_000;
/** What waits is drawn within this time. */
const FULL_RETRY_S = 2;
/** The largest part of the time for rendering pages of arbitrary queries; in the rest, cached pages are sent without delay. */
const CHOSEN_PART = 1 / 4;

/** A page is not rendered now: its network has had its share (429), or too much is under way (503). */
export class RenderRefused extends Error {
  override readonly name = 'RenderRefused';
  readonly status: 429 | 503;
  readonly retryAfterS: number;

  constructor(status: 429 | 503, retryAfterS: number) {
    super(`no render now (${status})`);
    this.status = status;
    this.retryAfterS = retryAfterS;
  }
}

export interface RenderQueue {
  /** Takes a render's cost from its network's share. Throws RenderRefused. */
  admit(network: string, kind: RenderKind): void;
  /**
   * Runs a render. It waits for its `turn` before it draws: drawings come one by one, and what else is asked for comes between two. All but
   * declared pages wait for a pause as well.
   */
  run<T>(kind: RenderKind, render: (turn: () => Promise<void>) => Promise<T>): Promise<T>;
}

interface Share {
  readonly left: number;
  readonly at: number;
}

interface Deps {
  /** Milliseconds that only grow. */
  readonly now: () => number;
  /** Lets time pass; without it, time does. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Bounds the renders that visitors cause, each network's and all together. */
export function createRenderQueue({ now, wait = setTimeout }: Deps): RenderQueue {
  const shares = new LRUCache<string, Share>({ max: NETWORKS_MAX });
  let underWay = 0;
  let lastTurn: Promise<void> = Promise.resolve();
  /** Gives when the next freely chosen page may be drawn. */
  let chosenFrom: Promise<number> = Promise.resolve(-Infinity);

  function leftOf(network: string): number {
    const share = shares.get(network);
    return share === undefined ? SHARE : Math.min(SHARE, share.left + ((now() - share.at) / 1000) * REGAINED_PER_S);
  }

  function turn(): Promise<void> {
    lastTurn = lastTurn.then(() => setImmediate());
    return lastTurn;
  }

  async function pausedTurn(notBefore: number): Promise<void> {
    const pauseMs = notBefore - now();
    if (pauseMs > 0) await wait(pauseMs);
    await turn();
  }

  /** The end of the pause after a drawing that begins now, and occupies the process until it is done. */
  async function pauseAfter(): Promise<number> {
    const begun = now();
    await setImmediate();
    const ended = now();
    return ended + (ended - begun) * (1 / CHOSEN_PART - 1);
  }

  function chosenTurn(): Promise<void> {
    const place = chosenFrom.then(pausedTurn);
    chosenFrom = place.then(pauseAfter);
    return place;
  }

  return {
    admit(network, kind) {
      const { cost, underWay: most } = kinds[kind];
      const left = leftOf(network);
      if (left < cost) throw new RenderRefused(429, Math.ceil((cost - left) / REGAINED_PER_S));
      if (underWay >= most) throw new RenderRefused(503, FULL_RETRY_S);
      shares.set(network, { left: left - cost, at: now() });
    },
    async run(kind, render) {
      underWay += 1;
      try {
        return await render(kind === 'declared' ? turn : chosenTurn);
      } finally {
        underWay -= 1;
      }
    },
  };
}

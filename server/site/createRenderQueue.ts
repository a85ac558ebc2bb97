import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

/**
 * What a visitor asks to be rendered: a page as it is declared; one whose query names something that the platform has; one that names
 * something that cannot be looked up. There are few of the first, many of the second and endless ones of the third.
 */
export type RenderKind = 'declared' | 'named' | 'unknown';

/** What a render takes of its network's share, and how many renders may be under way when another of its kind begins. */
const kinds = {
  declared: { cost: 1, underWay: 100 },
  named: { cost: 5, underWay: 10 },
  unknown: { cost: 30, underWay: 2 },
} as const satisfies Record<RenderKind, { readonly cost: number; readonly underWay: number }>;

/** A network's share: enough for the phones behind one address of a mobile network, whose pages are cached for everybody. */
const SHARE = 300;
const REGAINED_PER_S = 5;
const NETWORKS_MAX = 20_000;
/** What waits is drawn within this time. */
const FULL_RETRY_S = 2;

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
  /** Runs a render. It waits for its `turn` before it draws: drawings come one by one, and what else is asked for comes between two. */
  run<T>(render: (turn: () => Promise<void>) => Promise<T>): Promise<T>;
}

interface Share {
  readonly left: number;
  readonly at: number;
}

/**
 * Bounds the renders that visitors cause, each network's and all together.
 *
 * @param now Milliseconds that only grow.
 */
export function createRenderQueue({ now }: { readonly now: () => number }): RenderQueue {
  const shares = new LRUCache<string, Share>({ max: NETWORKS_MAX });
  let underWay = 0;
  let lastTurn: Promise<void> = Promise.resolve();

  function leftOf(network: string): number {
    const share = shares.get(network);
    return share === undefined ? SHARE : Math.min(SHARE, share.left + ((now() - share.at) / 1000) * REGAINED_PER_S);
  }

  function turn(): Promise<void> {
    lastTurn = lastTurn.then(() => setImmediate());
    return lastTurn;
  }

  return {
    admit(network, kind) {
      const { cost, underWay: most } = kinds[kind];
      const left = leftOf(network);
      if (left < cost) throw new RenderRefused(429, Math.ceil((cost - left) / REGAINED_PER_S));
      if (underWay >= most) throw new RenderRefused(503, FULL_RETRY_S);
      shares.set(network, { left: left - cost, at: now() });
    },
    async run(render) {
      underWay += 1;
      try {
        return await render(turn);
      } finally {
        underWay -= 1;
      }
    },
  };
}

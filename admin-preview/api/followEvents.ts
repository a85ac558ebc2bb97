import { readEvent } from './answerReads.ts';

export interface TeamEvent {
  readonly kind: 'draft' | 'release' | 'plan' | 'waiver';
  readonly merchantCode: string;
  readonly revision: number;
  readonly by: string | null;
}

/**
 * Hears of every save, publish, plan and waiver of all operators. The browser reconnects by itself.
 *
 * @returns How to stop hearing.
 */
export function followEvents(hear: (event: TeamEvent) => void): () => void {
  const source = new EventSource('/preview/api/events');
  for (const kind of ['draft', 'release', 'plan', 'waiver'] as const) {
    source.addEventListener(kind, ({ data }: MessageEvent<string>) => {
      const event = readEvent(data);
      if (event) hear({ kind, ...event });
    });
  }
  return () => source.close();
}

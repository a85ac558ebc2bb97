import type { OperatorEvents } from '#schemas/api/events.schema.ts';
import { type AnyValidator, createReader } from '#schemas/createReader.ts';
import * as isEvent from '#schemas/generated/apiEvents.js';
import { readJson } from '#schemas/readJson.ts';
import { apiAddress } from './apiAddress.ts';

type Kind = keyof OperatorEvents;
export type TeamEvent = { readonly kind: Kind } & OperatorEvents[Kind];

const validators: Readonly<Record<Kind, AnyValidator>> = isEvent;

/**
 * Subscribes to every save, publish, plan and waiver of all operators. The browser reconnects by itself.
 *
 * @returns How to unsubscribe.
 */
export function followEvents(listener: (event: TeamEvent) => void): () => void {
  const source = new EventSource(apiAddress('events', {}));
  for (const kind of Object.keys(validators) as Kind[]) {
    const read = createReader<OperatorEvents[Kind]>(validators[kind]);
    source.addEventListener(kind, ({ data }: MessageEvent<string>) => {
      const parsed = readJson(data);
      const event = parsed.ok ? read(parsed.value) : parsed;
      if (event.ok) listener({ kind, ...event.value }); // else the next event or save brings the state
    });
  }
  return () => source.close();
}

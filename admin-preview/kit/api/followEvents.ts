import type { OperatorEvents } from '#schemas/edges/api/events.schema.ts';
import { type AnyValidator, createReader } from '#schemas/base/json/createReader.ts';
import * as isEvent from '#schemas/generated/apiEvents.js';
import { readJson } from '#schemas/base/json/readJson.ts';
import { apiAddress } from './apiAddress.ts';

type Kind = keyof OperatorEvents;
type EventListeners = { readonly [K in Kind]: (event: OperatorEvents[K]) => void };

const validators: Readonly<Record<Kind, AnyValidator>> = isEvent;

/**
 * Subscribes to every save, publish, plan and waiver of all operators, and to who else has the same merchant open. The browser
 * reconnects by itself.
 *
 * @returns How to unsubscribe.
 */
export function followEvents(listeners: EventListeners): () => void {
  const source = new EventSource(apiAddress('events', {}));
  function follow<K extends Kind>(kind: K): void {
    const read = createReader<OperatorEvents[K]>(validators[kind]);
    source.addEventListener(kind, ({ data }: MessageEvent<string>) => {
      const parsed = readJson(data);
      const event = parsed.ok ? read(parsed.value) : parsed;
      if (event.ok) listeners[kind](event.value); // else the next event or save brings the state
    });
  }
  for (const kind of Object.keys(validators) as Kind[]) follow(kind); // the keys of a literal
  return () => source.close();
}

import type { CallBody, WriteCall } from '#schemas/declare/calls/declaredCalls.ts';
import { createReader } from '#schemas/base/json/createReader.ts';
import * as isBody from '#schemas/generated/bodies.js';
import { refuse } from '#server/playerCalls/refusals.ts';

/** The body of a call. Refuses a body that violates the call's schema. */
export function readBody<C extends WriteCall>(call: C, body: unknown): CallBody<C> {
  const read = createReader<CallBody<C>>(isBody[call])(body);
  if (!read.ok) throw refuse('body.invalid');
  return read.value;
}

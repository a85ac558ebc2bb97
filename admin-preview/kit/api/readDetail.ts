import type { RefusalDetails } from '#schemas/edges/api/refusals.ts';
import { type AnyValidator, createReader } from '#schemas/base/json/createReader.ts';
import * as isDetail from '#schemas/generated/apiRefusals.js';
import { Refusal } from './Refusal.ts';

const validators: Readonly<Record<keyof RefusalDetails, AnyValidator>> = isDetail;

/** The details of a refusal. Throws `Refusal` when it is something else than declared. */
export function readDetail<C extends keyof RefusalDetails>(code: C, { detail, status }: Refusal): RefusalDetails[C] {
  const read = createReader<RefusalDetails[C]>(validators[code])(detail);
  if (!read.ok) throw new Refusal('answer.unreadable', status);
  return read.value;
}

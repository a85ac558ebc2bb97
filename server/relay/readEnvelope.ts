import { createReader } from '#schemas/base/json/createReader.ts';
import { fitsJsonLimits } from '#schemas/base/json/jsonLimits.ts';
import type { Call } from '#schemas/declare/calls/CallDeclaration.ts';
import { answer as isAnswer } from '#schemas/generated/envelope.js';
import type { PlatformAnswer } from '#schemas/declare/platform/answer.schema.ts';
import { readJson } from '#schemas/base/json/readJson.ts';
import { refuse } from '../playerCalls/refusals.ts';
import type { PlatformResponse } from './fetchPlatform.ts';

const readAnswer = createReader<PlatformAnswer>(isAnswer);

/**
 * Reads the platform's envelope. Refuses HTML pages, invalid JSON, JSON without measure and all other values, unless the call may be answered without
 * the envelope: then the JSON of an answer that is not an error is its value.
 */
export function readEnvelope(call: Call | undefined, { status, contentType, bytes }: PlatformResponse): PlatformAnswer {
  const isJson = (call?.bare || contentType.includes('json')) && fitsJsonLimits(bytes, 'answer');
  const json = isJson ? readJson(bytes.toString('utf8')) : undefined;
  const answer = json?.ok === true ? readAnswer(json.value) : undefined;
  if (answer?.ok === true) return answer.value;
  if (call?.bare && json?.ok === true && status < 400) return { success: true, value: json.value };
  throw refuse(status >= 500 ? 'platform.failed' : 'platform.nonsense');
}

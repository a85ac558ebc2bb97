import { createReader } from '#schemas/createReader.ts';
import { answer as isAnswer } from '#schemas/generated/envelope.js';
import type { PlatformAnswer } from '#schemas/platform/answer.schema.ts';
import { readJson } from '#schemas/readJson.ts';
import { refuse } from '../platform/refusals.ts';
import type { PlatformResponse } from './fetchPlatform.ts';

const readAnswer = createReader<PlatformAnswer>(isAnswer);

/** Reads the platform's envelope. Refuses HTML pages, invalid JSON and all other values. */
export function readEnvelope({ status, contentType, bytes }: PlatformResponse): PlatformAnswer {
  const json = contentType.includes('json') ? readJson(bytes.toString('utf8')) : undefined;
  const answer = json?.ok === true ? readAnswer(json.value) : undefined;
  if (answer?.ok === true) return answer.value;
  throw refuse(status >= 500 ? 'platform.failed' : 'platform.nonsense');
}

import { expect, it } from 'vitest';
import { refusals } from '#schemas/edges/api/refusals.ts';
import { formOf } from '#schemas/declare/languages/numberForms.ts';
import { texts } from '#texts/generated/en/tool.ts';
import { refusalText } from './refusalText.ts';
import { inEnglish } from '#texts/tool/toolTranslator.ts';

/** Only a program that uses the API wrongly gets these; the tool settles `release.stale` setting by setting. */
const FOR_DEVELOPERS =
  /^(?:body\.(?:aborted|encoding|hostile|malformed|notJson)|events\.tooMany|internal|\w+\.unreadable|\w+\.missing|route\.unknown|token\.(?:invalid|refused)|release\.stale)$/;
/** Sent by the tool itself. */
const OF_THE_TOOL = ['answer.unreadable', 'draft.unsaved', 'factor.cancelled', 'network', 'other'];

const codes = Object.keys(refusals);

it.each(['session.missing', ...codes.filter((code) => !FOR_DEVELOPERS.test(code))])(
  'the tool has words of its own for %s',
  (code) => {
    expect(refusalText(inEnglish, { code, detail: {} })).not.toBe(inEnglish('refusal.other', { code }));
  },
);

it('no words are left of refusals that are gone', () => {
  const keys = Object.keys(texts).map((key) => formOf(key)?.base ?? key);
  const worded = keys.flatMap((key) => (key.startsWith('refusal.') ? [key.slice('refusal.'.length)] : []));
  expect(worded.filter((code) => !codes.includes(code) && !OF_THE_TOOL.includes(code))).toEqual([]);
});

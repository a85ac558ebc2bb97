import { expect, it } from 'vitest';
import { mediaAddress } from '../../base/media/mediaAddress.ts';
import { TONE_STEPS } from '../../base/media/tones.ts';
import { resolvedWith } from '#tests/support/releases.ts';
import { logosSeen } from './logosSeen.ts';

const addressOf = (letter: string) => mediaAddress({ merchantCode: 'aurora', picture: letter.repeat(22), size: 'logo' });
const only = (step: number) => Array.from({ length: TONE_STEPS }, (_, at) => (at === step ? 1 : 0));
const [DARK, WHITE, BOTH, OPAQUE, OLD] = ['d', 'w', 'b', 'o', 'x'].map(addressOf);
const tones: Readonly<Record<string, readonly number[] | null>> = {
  d: only(2),
  w: only(TONE_STEPS - 1),
  b: only(0).map((part, step) => (step === TONE_STEPS - 1 ? 0.5 : part / 2)),
  o: null,
};
const LOGO = '/template/theme/logo';
const LIGHT = '/template/theme/logoLight';

it.each<[string, string | undefined, string | undefined, readonly unknown[]]>([
  ['no logo', '', '', []],
  ['a dark logo on both', DARK, DARK, [['logo.onDark', LOGO, { percent: 0 }]]],
  ['a white logo on both', WHITE, WHITE, [['logo.onLight', LIGHT, { percent: 0 }]]],
  ['a white logo and none on light', WHITE, '', [['logo.onLight', LIGHT, { percent: 0 }]]],
  ['a logo for each', WHITE, DARK, []],
  ['one of both tones for both', BOTH, '', []],
  ['one that brings its ground', OPAQUE, '', []],
  ['one that is in no library, and none on light', 'https://cdn.example/logo.svg', '', [['logo.oneOnly', LIGHT, {}]]],
  ['one that was never measured, for each', OLD, OLD, []],
])('%s', (_name, logo, logoLight, expected) => {
  const { theme } = resolvedWith({ [LOGO]: logo ?? '', [LIGHT]: logoLight ?? '' }).site;
  const problems = logosSeen(theme, (picture) => tones[picture.charAt(0)]);
  expect(problems.map(({ code, pointer, params }) => [code, pointer, params ?? {}])).toEqual(expected);
});

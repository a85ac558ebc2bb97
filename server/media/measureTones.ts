import type { Sharp } from 'sharp';
import { luminanceOf } from '#schemas/judge/lint/colour.ts';
import { TONE_STEPS, toneStep } from '#schemas/base/media/tones.ts';

/** Pictures are measured at this size: smaller details do not decide whether a picture is visible on its background. */
const SIDE = 160;

/** The distribution of lightness over the visible pixels (`PictureView.tones`); null if all are transparent. */
export async function measureTones(image: Sharp): Promise<readonly number[] | null> {
  const { data, info } = await image
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const steps = Array.from({ length: TONE_STEPS }, () => 0);
  let whole = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    const alpha = data[at + 3] ?? 0;
    const step = toneStep(luminanceOf([...data.subarray(at, at + 3)]));
    steps[step] = (steps[step] ?? 0) + alpha;
    whole += alpha;
  }
  return whole === 0 ? null : steps.map((sum) => Math.round((sum / whole) * 1000) / 1000);
}

/** Into how many steps of lightness the visible pixels of a picture are sorted, from black to white. */
export const TONE_STEPS = 10;

/** The step of a relative luminance. Steps are perceptually equal: the eye distinguishes dark tones better than light ones. */
export const toneStep = (luminance: number): number => Math.min(TONE_STEPS - 1, Math.floor(Math.cbrt(luminance) * TONE_STEPS));

/** The relative luminance in the middle of a step. */
export const luminanceOfStep = (step: number): number => ((step + 0.5) / TONE_STEPS) ** 3;

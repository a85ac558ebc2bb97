import { paths } from '#schemas/declare/pages/addresses.ts';
import { type HomeWeight, type HomeWeights, defaultHomeLimits } from '#schemas/judge/lint/homeWeight.schema.ts';

const live: HomeWeight = {
  bytes: 142_400,
  requests: 31,
  pictures: 24,
  elements: 900,
  unknown: 0,
  parts: [
    { kind: 'document', files: 1, bytes: 14_200 },
    { kind: 'scripts', files: 4, bytes: 71_000 },
    { kind: 'styles', files: 1, bytes: 9_100 },
    { kind: 'settings', files: 1, bytes: 4_100 },
    { kind: 'pictures', files: 24, bytes: 44_000 },
  ],
  missing: [],
  heaviest: [
    { address: '/assets/startPlayer-5f3a.js', bytes: 58_000 },
    { address: '/brand/aurora/backdrop.webp', bytes: 22_500 },
    { address: paths.home, bytes: 14_200 },
  ],
};

/** Home of a draft with some more than the live one, measured. */
export const sampleHome = (draft: Partial<HomeWeight> = {}, limits: Partial<HomeWeights['limits']> = {}): HomeWeights => ({
  limits: { ...defaultHomeLimits, ...limits },
  draft: { ...live, ...draft },
  live,
});

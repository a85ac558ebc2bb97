import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TONE_STEPS } from '#schemas/base/media/tones.ts';
import { renderTool } from '../testing/renderTool.tsx';
import { sampleLibrary, samplePicture } from '../testing/samplePicture.ts';
import { useDraftStore } from './DraftContext.ts';
import { useLogoProblems } from './useLogoProblems.ts';

function Problems() {
  const problems = useLogoProblems(useDraftStore());
  return <p>{problems.map(({ code, pointer }) => `${code} at ${pointer}`).join(', ')}</p>;
}

it('a dark logo of the library is hardly seen on the dark background, and the light one is named where it is missing', async () => {
  const id = 'd'.repeat(22);
  const tones = Array.from({ length: TONE_STEPS }, (_, step) => (step === 1 ? 1 : 0));
  const { store } = renderTool(<Problems />, {
    edits: { '/template/theme/logo': `/media/demo/${id}/logo`, '/template/theme/logoLight': '' },
    api: { media: async () => sampleLibrary(samplePicture({ id, tones })) },
  });
  expect(await screen.findByText('logo.onDark at /template/theme/logo')).toBeVisible();
  store.getState().setAll({ '/template/theme/logo': 'https://cdn.example/logo.svg' });
  expect(await screen.findByText('logo.oneOnly at /template/theme/logoLight')).toBeVisible();
});

import { render, screen } from '@testing-library/react';
import useSWR from 'swr';
import { expect, it } from 'vitest';
import { inSite } from '#tests/support/renderWithSite.tsx';
import { SiteProvider } from './SiteProvider.tsx';
import { type SiteValue, useSite } from './siteContext.ts';

function Told() {
  const { revision } = useSite();
  const { data } = useSWR('answer', () => `asked at ${revision}`);
  return <p>{data}</p>;
}

it('forgets the answers when the preview plays another platform, and gets them back with the first', async () => {
  const { store, site, http } = inSite(null);
  const value: SiteValue = { site, revision: 1, settings: {}, gate: 'open', ip: '', http, mode: 'preview' };
  const shown = (change: Partial<SiteValue>) => (
    <SiteProvider value={{ ...value, ...change }} store={store} answers={{ answer: 'came with the page' }}>
      <Told />
    </SiteProvider>
  );
  const { rerender } = render(shown({}));
  expect(screen.getByText('came with the page')).toBeVisible();
  rerender(shown({ playedPlatform: 'normal', revision: 2 }));
  expect(screen.getByText('came with the page')).toBeVisible();
  rerender(shown({ playedPlatform: 'failing', revision: 3 }));
  expect(await screen.findByText('asked at 3')).toBeVisible();
  rerender(shown({ playedPlatform: 'normal', revision: 4 }));
  expect(screen.getByText('came with the page')).toBeVisible();
});

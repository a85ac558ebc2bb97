import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { BundleBody, SupportBundle } from '#schemas/api/support.schema.ts';
import { defaultScenario } from '#schemas/preview/scenario.ts';
import { paths } from '#schemas/addresses.ts';
import { Refusal } from '../api/Refusal.ts';
import { FrameLinkProvider } from '../frame/FrameLinkContext.ts';
import { createFrameLink } from '../frame/frameLink.ts';
import { renderTool } from '../testing/renderTool.tsx';
import { SupportDialog } from './SupportDialog.tsx';

const { createObjectURL, revokeObjectURL } = URL;
afterEach(() => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  vi.restoreAllMocks();
});

const bundle = { merchantCode: 'demo', madeAt: '2026-03-01T12:30:00.000Z', leftOut: ['secrets'] } as unknown as SupportBundle; // as much as the dialog reads

const list = (heading: string) => {
  const section = screen.getByRole('heading', { name: heading }).parentElement;
  return section === null
    ? []
    : within(section)
        .getAllByRole('listitem')
        .map((item) => item.textContent);
};

it('says what is in the file and what is not, before anything is asked of the server', () => {
  renderTool(<SupportDialog onClose={() => undefined} />);
  expect(list('In the file')).toContain('The latest audit log entries of this merchant');
  expect(list('Not in the file')).toContain('Passwords, keys, tokens and cookies');
});

it('downloads one file, with the address and the scenario of the screen', async () => {
  const files: { readonly name: string; readonly blob: Blob }[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => (blobs.push(blob), 'blob:bundle');
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob) files.push({ name: this.download, blob });
  });
  const link = createFrameLink();
  link.showLook({ ...defaultScenario, audience: 'member', phone: 'iphone', isLandscape: true });
  link.notify({
    channel: 'livery-preview',
    protocol: 1,
    type: 'applied',
    revision: 1,
    path: `${paths.help}?i=2#top`,
    problems: [],
  });
  const asked: BundleBody[] = [];
  const { user } = renderTool(
    <FrameLinkProvider value={link}>
      <SupportDialog onClose={() => undefined} />
    </FrameLinkProvider>,
    { api: { supportBundle: async ({ body }) => (asked.push(body), bundle) } },
  );
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Downloaded: demo-support-2026-03-01T1230.livery.json')).toBeVisible();
  expect(files.map(({ name }) => name)).toEqual(['demo-support-2026-03-01T1230.livery.json']);
  expect(JSON.parse((await files[0]?.blob.text()) ?? '')).toEqual(bundle);
  expect(asked).toMatchObject([
    { screen: { path: `${paths.help}?i=2`, scenario: { ...defaultScenario, audience: 'member' }, width: 844, height: 390 } },
  ]);
});

it('says why there is no file', async () => {
  const { user } = renderTool(<SupportDialog onClose={() => undefined} />, {
    api: { supportBundle: () => Promise.reject(new Refusal('role.tooLow', 403)) },
  });
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
});

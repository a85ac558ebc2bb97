import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { BundleBody, SupportBundle } from '#schemas/edges/api/support.schema.ts';
import { defaultScenario } from '#schemas/edges/preview/scenario.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { PreviewProvider } from '../../preview/frame/PreviewContext.ts';
import { openChannel } from '../../preview/frame/frameChannel.ts';
import { createPreviewStore } from '../../preview/frame/previewStore.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { SupportDialog } from './SupportDialog.tsx';

const { createObjectURL, revokeObjectURL } = URL;
afterEach(() => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const bundle = {
  merchantCode: 'demo',
  madeAt: '2026-03-01T12:30:00.000Z',
  leftOut: ['secrets'],
  removed: [],
} as unknown as SupportBundle; // as much as the dialog reads

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

/** The files that are saved from now on. */
function watchDownloads() {
  const files: { readonly name: string; readonly blob: Blob }[] = [];
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => (blobs.push(blob), 'blob:bundle');
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob) files.push({ name: this.download, blob });
  });
  return { files, content: async () => JSON.parse((await files.at(-1)?.blob.text()) ?? '') as unknown };
}

/** A browser that can take a picture of a part of its page, and whose operator agrees or not. What it draws is its own affair. */
function withScreenCapture(hasAgreed: boolean) {
  const stopped: string[] = [];
  const track = { cropTo: async (target: unknown) => expect(target).toBe('the phone'), stop: () => stopped.push('track') };
  vi.stubGlobal('CropTarget', { fromElement: async () => 'the phone' });
  vi.stubGlobal('navigator', {
    userAgent: navigator.userAgent,
    mediaDevices: {
      async getDisplayMedia() {
        if (!hasAgreed) throw new DOMException('refused', 'NotAllowedError');
        return { getVideoTracks: () => [track], getTracks: () => [track] };
      },
    },
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockReturnValue();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/webp;base64,AAAA');
  return { stopped };
}

function openBesidePhone() {
  const preview = createPreviewStore();
  const phone = document.createElement('iframe');
  preview.getState().setElement(phone);
  return renderTool(
    <PreviewProvider value={preview}>
      <SupportDialog onClose={() => undefined} />
    </PreviewProvider>,
    { api: { supportBundle: async () => bundle } },
  );
}

it('downloads one file, with the address and the scenario of the screen', async () => {
  const { files, content } = watchDownloads();
  const preview = createPreviewStore();
  preview.getState().setViewState({ audience: 'member', isLandscape: true });
  preview.getState().setChannel({ ...openChannel(0), path: `${paths.help}?i=2#top` });
  const asked: BundleBody[] = [];
  const { user } = renderTool(
    <PreviewProvider value={preview}>
      <SupportDialog onClose={() => undefined} />
    </PreviewProvider>,
    { api: { supportBundle: async ({ body }) => (asked.push(body), bundle) } },
  );
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Downloaded: demo-support-2026-03-01T1230.livery.json')).toBeVisible();
  expect(files.map(({ name }) => name)).toEqual(['demo-support-2026-03-01T1230.livery.json']);
  expect(await content()).toEqual({ ...bundle, picture: null });
  expect(asked).toMatchObject([
    { screen: { path: `${paths.help}?i=2`, scenario: { ...defaultScenario, audience: 'member' }, width: 844, height: 390 } },
  ]);
});

it('adds a picture of the phone where the operator wants one, and stops looking', async () => {
  const { stopped } = withScreenCapture(true);
  const { content } = watchDownloads();
  const { user } = openBesidePhone();
  expect(list('In the file')).toContain('A picture of the phone, if you want one');
  await user.click(screen.getByRole('checkbox', { name: /Add a picture of the phone/ }));
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText(/^Downloaded: demo-support-.*json$/)).toBeVisible();
  expect(await content()).toMatchObject({ picture: 'data:image/webp;base64,AAAA' });
  expect(stopped).toEqual(['track']);
});

it('says that there is no picture where the browser did not allow one, and downloads the rest', async () => {
  withScreenCapture(false);
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { content } = watchDownloads();
  const { user } = openBesidePhone();
  await user.click(screen.getByRole('checkbox', { name: /Add a picture of the phone/ }));
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByText(/without a picture, because the browser did not allow it$/)).toBeVisible();
  expect(await content()).toEqual({ ...bundle, picture: null });
  expect(warn).toHaveBeenCalledOnce();
});

it('offers no picture where the browser could only take one of a whole window', () => {
  openBesidePhone();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(list('Not in the file')).toContain('A picture of the phone: only Chrome and Edge on a computer can take one');
});

it('says why there is no file', async () => {
  const { user } = renderTool(<SupportDialog onClose={() => undefined} />, {
    api: { supportBundle: () => Promise.reject(new Refusal('role.tooLow', 403)) },
  });
  await user.click(screen.getByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
});

it('shows what was removed before the file is downloaded', async () => {
  const { files, content } = watchDownloads();
  const removed = [
    { pointer: '/live/document/template/strings/EN/terms', kind: 'token' },
    { pointer: '/draft/changes/0/after', kind: 'credentials' },
  ];
  const { user } = renderTool(<SupportDialog onClose={() => undefined} />, {
    api: { supportBundle: async () => ({ ...bundle, removed }) as SupportBundle },
  });
  await user.click(screen.getByRole('button', { name: 'Download' }));
  await screen.findByRole('heading', { name: '2 values were removed' });
  expect(list('2 values were removed')).toEqual([
    'Token: /live/document/template/strings/EN/terms',
    'Password or credentials: /draft/changes/0/after',
  ]);
  expect(files).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Download without them' }));
  expect(await content()).toMatchObject({ removed });
  expect(screen.getByRole('status')).toHaveTextContent(/^Downloaded: demo-support/);
});

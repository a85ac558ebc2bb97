import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_PICTURE_BYTES, type MediaCrop, type PictureView } from '#schemas/edges/api/media.schema.ts';
import type { OperatorRole } from '#schemas/edges/api/roleGrants.ts';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { bytesText } from '../../kit/texts/useBytes.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { sampleLibrary, samplePicture } from '../../model/testing/samplePicture.ts';
import { isTooSmall } from './pictureFacts.ts';
import { MediaSection } from './MediaSection.tsx';

const [ONE, TWO, NEW] = ['1'.repeat(22), '2'.repeat(22), '3'.repeat(22)];
const LOGO = '/template/theme/logo';
const BACKDROP = '/template/theme/backdrop';
const one = samplePicture({ id: ONE, name: 'Beach' });
const two = samplePicture({ id: TWO, name: 'Tiny', width: 90, height: 60 });

/** A server with these pictures, and what it was asked. */
function serverWith(...pictures: readonly PictureView[]) {
  const asked: unknown[] = [];
  let here = pictures;
  return {
    asked,
    api: {
      media: async () => sampleLibrary(...here),
      addPicture: async ({ query, body }: { readonly query?: { readonly name?: string }; readonly body: Blob }) => {
        asked.push([query?.name, body.type]);
        if (body.type === 'text/plain') throw new Refusal('picture.type', 415);
        const made = samplePicture({ id: NEW, name: 'New', changes: body.type === 'image/svg+xml' ? ['fonts', 'scripts'] : [] });
        here = [made, ...here];
        return made;
      },
      changePicture: async ({
        picture,
        body,
      }: {
        readonly picture: string;
        readonly body: Pick<PictureView, 'name' | 'alt'>;
      }) => {
        here = here.map((each) => (each.id === picture ? { ...each, ...body } : each));
        return here.find(({ id }) => id === picture) ?? one;
      },
      cropPicture: async ({ body }: { readonly body: MediaCrop }) => {
        asked.push(body);
        const made = samplePicture({ id: NEW, name: 'Beach, cut' });
        here = [made, ...here];
        return made;
      },
      removePicture: async ({ picture }: { readonly picture: string }) => void (here = here.filter(({ id }) => id !== picture)),
    },
  };
}

function open(
  pictures: readonly PictureView[],
  setting: { edits?: Readonly<Record<string, unknown>>; role?: OperatorRole } = {},
) {
  const { asked, api } = serverWith(...pictures);
  return { asked, ...renderTool(<MediaSection />, { role: 'editor', ...setting, api }) };
}

const file = (name: string, type: string, size = 9) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const addressOf = (id: string, size: string) => `/media/demo/${id}/${size}`;
const openPicture = async (name: RegExp) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => {
  location.hash = '#/demo/media';
});

describe('the library', () => {
  it('is empty at first, and says what its pictures are for', async () => {
    open([]);
    expect(await screen.findByText('No pictures yet')).toBeVisible();
    expect(screen.getByText('0 byte of 100 MB used')).toBeVisible();
  });

  it('adds what is chosen, dropped or pasted, and says of each file why it was not added', async () => {
    const { user, asked } = open([]);
    await screen.findByText('No pictures yet');
    await user.upload(screen.getByLabelText(/^Add pictures/), [
      file('beach.jpg', 'image/jpeg'),
      file('huge.png', 'image/png', MAX_PICTURE_BYTES + 1),
    ]);
    expect(await screen.findByRole('button', { name: /New/ })).toBeVisible();
    expect(screen.getByText('The file is too large: 10 MB at most.', { exact: false })).toHaveTextContent(/^huge.png/);
    fireEvent.drop(screen.getByText('Add pictures'), { dataTransfer: { files: [file('notes.txt', 'text/plain')] } });
    expect(await screen.findByText('This is not a picture that can be used', { exact: false })).toHaveTextContent(/^notes.txt/);
    expect(screen.queryByText('The file is too large', { exact: false })).toBeNull();
    fireEvent.paste(document.body, { clipboardData: { files: [file('image.png', 'image/png')] } });
    await waitFor(() =>
      expect(asked).toEqual([
        ['beach.jpg', 'image/jpeg'],
        ['notes.txt', 'text/plain'],
        ['image.png', 'image/png'],
      ]),
    );
  });

  it('says before an upload what is taken, and after it what was left out', async () => {
    const { user } = open([]);
    expect(await screen.findByText(/up to 10 MB and 40 million pixels each/)).toBeVisible();
    await user.upload(screen.getByLabelText(/^Add pictures/), [file('logo.svg', 'image/svg+xml')]);
    const note = await screen.findByText(/logo.svg was added, but changed/);
    expect(note).toHaveTextContent(/Its fonts were left out.* Scripts were left out/);
    expect((await openPicture(/New/)).getByText(/Scripts were left out/)).toBeVisible();
  });

  it('is only looked at by viewers', async () => {
    open([one], { role: 'viewer' });
    const dialog = await openPicture(/Beach/);
    expect(screen.queryByText('Add pictures')).toBeNull();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toBeDisabled();
    expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull();
  });

  it('tells a phone’s owner why no code leads to this computer', async () => {
    const { user } = open([]);
    await user.click(await screen.findByRole('button', { name: 'From a phone' }));
    expect(within(screen.getByRole('dialog')).getByRole('note')).toHaveTextContent(/TOOL_URL/);
  });
});

describe('a picture', () => {
  it('has an address, is named and described, and removed where nothing shows it', async () => {
    const { user } = open([one, two]);
    const dialog = await openPicture(/Beach/);
    expect(location.hash).toBe(`#/demo/media/${ONE}`);
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Bar');
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'A bar by the sea');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findAllByRole('img', { name: 'A bar by the sea' })).toHaveLength(2);
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Bar/ })).toBeNull());
    expect(location.hash).toBe('#/demo/media');
  });

  it('that is shown says where and what it costs there, stays, and is replaced everywhere in one step', async () => {
    const edits = { [LOGO]: addressOf(ONE, 'logo'), [BACKDROP]: addressOf(ONE, 'background') };
    const { user, store } = open([{ ...one, uses: ['draft'] }, two], { edits });
    const dialog = await openPicture(/Beach/);
    const uses = within(dialog.getByRole('region', { name: 'Used in' }));
    expect(uses.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Logo 2 kB', 'Backdrop 4 kB']);
    expect(uses.getByRole('link', { name: 'Logo' })).toHaveAttribute('href', `#/demo/look?at=${encodeURIComponent(LOGO)}`);
    expect(dialog.getByRole('button', { name: 'Remove' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Replace everywhere' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Tiny/ }));
    const shown = () => [LOGO, BACKDROP].map((pointer) => valueAt(store.getState().document, pointer));
    expect(shown()).toEqual([addressOf(TWO, 'logo'), addressOf(TWO, 'background')]);
    store.getState().undo();
    expect(shown()).toEqual([edits[LOGO], edits[BACKDROP]]);
  });

  it('is cut at its focal point', async () => {
    const { user, asked } = open([one]);
    const dialog = await openPicture(/Beach/);
    await user.click(dialog.getByRole('button', { name: 'Crop' }));
    expect(screen.getByRole('button', { name: 'Create' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'top, right' }));
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('heading', { name: 'Beach, cut' })).toBeVisible();
    expect(asked).toEqual([{ crop: { x: 0, y: 0, width: 1, height: 1 }, focus: { x: 1, y: 0 } }]);
  });
});

it.each([
  ['appIcon', { width: 255, height: 900 }, true],
  ['appIcon', { width: 256, height: 256 }, false],
  ['logo', { width: 240, height: 20 }, false],
  ['logo', { width: 230, height: 70 }, true],
] as const)('in %s a photo of %j is too small: %s', (size, box, expected) => {
  expect(isTooSmall({ kind: 'photo', ...box }, size)).toBe(expected);
  expect(isTooSmall({ kind: 'drawing', ...box }, size)).toBe(false);
});

it.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1_500, '1.5 kB'],
  [48_300, '48 kB'],
  [1_840_000, '1.8 MB'],
])('%d bytes are written as %s', (bytes, text) => {
  expect(bytesText(bytes, 'en')).toBe(text);
});

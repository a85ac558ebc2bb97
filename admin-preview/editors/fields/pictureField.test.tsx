import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { valueAt } from '#schemas/base/json/overlay.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { sampleLibrary, samplePicture } from '../../model/testing/samplePicture.ts';
import { settingFor } from '../../model/testing/settingFor.ts';
import { DraftField } from './DraftField.tsx';

const [ONE, TWO, NEW] = ['1'.repeat(22), '2'.repeat(22), '3'.repeat(22)];
const LOGO = '/template/theme/logo';

function openField() {
  const { store, user } = renderTool(<DraftField setting={settingFor(LOGO)} />, {
    role: 'editor',
    api: {
      media: async () =>
        sampleLibrary(samplePicture({ id: ONE, name: 'Beach' }), samplePicture({ id: TWO, name: 'Tiny', width: 90, height: 60 })),
      addPicture: async ({ body }) => {
        if (body.type === 'text/plain') throw new Refusal('picture.type', 415);
        return samplePicture({ id: NEW });
      },
    },
  });
  return { user, value: () => valueAt(store.getState().document, LOGO) };
}

describe('the setting of a picture', () => {
  it('takes one of the library in its own size, and shows it small', async () => {
    const { user, value } = openField();
    await user.click(screen.getByRole('button', { name: 'Choose a picture for Logo' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Picture for Logo' }));
    expect(await dialog.findByRole('button', { name: /Tiny.*Too small/ })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: /Beach/ }));
    expect(value()).toBe(`/media/demo/${ONE}/logo`);
    expect(screen.getByRole('img', { name: /Logo/ })).toHaveAttribute('src', `/media/demo/${ONE}/thumbnail`);
  });

  it('takes a file that is dropped on it, and says why it does not', async () => {
    const { value } = openField();
    const field = screen.getByRole('textbox', { name: 'Logo' });
    const drop = (name: string, type: string) =>
      fireEvent.drop(field, { dataTransfer: { files: [new File(['x'], name, { type })] } });
    drop('notes.txt', 'text/plain');
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not a picture that can be used');
    drop('logo.svg', 'image/svg+xml');
    await waitFor(() => expect(value()).toBe(`/media/demo/${NEW}/logo`));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

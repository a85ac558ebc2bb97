import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Refusal } from '../../kit/api/Refusal.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { NewMerchantDialog } from './NewMerchantDialog.tsx';

function open(
  copyOf?: string,
  create: (call: unknown) => Promise<{ merchantCode: string }> = async () => ({ merchantCode: 'luna' }),
) {
  const onClose = vi.fn<() => void>();
  const { user } = renderTool(<NewMerchantDialog copyOf={copyOf} onClose={onClose} />, {
    role: 'admin',
    api: { addMerchant: create },
  });
  const origin = (name: RegExp) => user.click(screen.getByRole('radio', { name }));
  const field = (name: string) => screen.queryByRole('textbox', { name });
  const type = async (name: string, text: string) => user.type(screen.getByRole('textbox', { name }), text);
  const submit = () => user.click(screen.getByRole('button', { name: 'Create merchant' }));
  return { onClose, origin, field, type, submit };
}

const strict = () => screen.queryByText(/^The compliance profile is Strict/);

it('says of both presets, and of nothing else, that they begin strict; asks whom to copy, or for a file', async () => {
  const { origin, field } = open();
  expect([strict() !== null, field('Merchant to copy')]).toEqual([true, null]);
  await origin(/^Preset “new”/);
  expect([strict() !== null, field('Merchant to copy')]).toEqual([true, null]);
  await origin(/^A copy of another merchant/);
  expect(strict()).toBeNull();
  expect(field('Merchant to copy')).toHaveValue('');
  await origin(/^A file/);
  expect([strict(), field('Merchant to copy')]).toEqual([null, null]);
  expect(screen.getByRole('button', { name: 'Create merchant' })).toBeDisabled();
});

it('names each field that lacks something, and asks the server only when none does', async () => {
  const create = vi.fn<(call: unknown) => Promise<{ merchantCode: string }>>(async () => ({ merchantCode: 'luna' }));
  const { origin, type, submit } = open(undefined, create);
  await origin(/^A copy of another merchant/);
  await submit();
  expect(screen.getByText('Enter a name.')).toBeVisible();
  expect(screen.getByText(/^Use 2 to 32 lower-case letters/)).toBeVisible();
  expect(screen.getByText('Choose the merchant to copy.')).toBeVisible();
  expect(create).not.toHaveBeenCalled();
  await type('Name', 'Luna');
  await type('Code', 'luna');
  await type('Merchant to copy', 'aurora');
  await submit();
  expect(create).toHaveBeenCalledOnce();
  expect(JSON.stringify(create.mock.calls)).toContain('"copyOf":"aurora"');
});

it('begins with the merchant that is to be copied, and says under its field that the server knows none of that code', async () => {
  const { field, type, submit, onClose } = open('aurora', async () => {
    throw new Refusal('merchant.unknown', 404);
  });
  expect(field('Merchant to copy')).toHaveValue('aurora');
  await type('Name', 'Luna');
  await type('Code', 'luna');
  await submit();
  expect(await screen.findByRole('textbox', { name: 'Merchant to copy' })).toBeInvalid();
  expect(onClose).not.toHaveBeenCalled();
});

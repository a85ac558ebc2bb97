import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { sampleMerchant } from '../../model/testing/sampleMerchant.ts';
import { MerchantsPage } from './MerchantsPage.tsx';

const merchants = [
  sampleMerchant({ merchantCode: 'aurora', title: 'Aurora' }),
  sampleMerchant({ merchantCode: 'lotus', title: 'Lotus', draftState: 'changed', problems: { errors: 2, warnings: 0 } }),
];
function open(answered: () => Promise<unknown> = async () => undefined) {
  const calls: unknown[] = [];
  const tool = renderTool(<MerchantsPage />, {
    role: 'admin',
    api: {
      merchants: async (call) => {
        calls.push(call);
        await answered();
        return { merchants, found: 2, all: 2 };
      },
      notices: async () => [],
    },
  });
  return { ...tool, calls };
}

beforeEach(() => localStorage.clear());

it('shows merchants as cards, or as a list with columns, and keeps the choice', async () => {
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Edit Aurora' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'List' }));
  const table = within(screen.getByRole('table', { name: 'Merchants' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Merchant',
    'Status',
    'Problems',
    'Last change',
    'Actions',
  ]);
  const row = within(table.getByRole('row', { name: /Lotus/ }));
  expect(row.getByRole('link', { name: 'Edit Lotus' })).toHaveAttribute('href', '#/lotus/overview');
  expect(row.getByText('2 errors')).toBeVisible();
  expect(row.getByText('Unpublished draft')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Import a file into Lotus' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(localStorage.getItem('livery.tool.merchants')).toBe('list');
});

it('shows how far each merchant is from its preset, by section, and leads to the settings', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'Differences from the preset' }));
  const table = within(screen.getByRole('table', { name: 'Differences from the preset' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Merchant',
    'Preset',
    'Texts & identity',
    'Colours & theme',
    'Switches',
    'All',
    'Actions',
  ]);
  const [, aurora] = table.getAllByRole('row').map((row) => within(row));
  expect(
    aurora
      ?.getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual(['1', '2', '1', '4', '']);
  expect(aurora?.getByRole('link', { name: 'Changes of Aurora from the preset' })).toHaveAttribute(
    'href',
    '#/aurora/changes/preset',
  );
});

it('compares all merchants with one of them, and with their presets again', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('radio', { name: 'Differences from the preset' }));
  await user.click(screen.getByRole('button', { name: 'Compare all with Lotus' }));
  const table = within(await screen.findByRole('table', { name: 'Differences from Lotus' }));
  expect(calls.at(-1)).toMatchObject({ query: { against: 'lotus', offset: 0 } });
  expect(within(table.getByRole('row', { name: /^Lotus/ })).getByText('Compared with')).toBeVisible();
  expect(table.getByRole('link', { name: 'Aurora' })).toHaveAttribute('href', '#/aurora/changes/merchant?against=lotus');
  await user.click(screen.getByRole('button', { name: 'Compare with the presets' }));
  expect(await screen.findByRole('table', { name: 'Differences from the preset' })).toBeVisible();
  expect(calls.at(-1)).toMatchObject({ query: { against: '' } });
});

it('says what the numbers on show are differences from until others are here', async () => {
  const answers: (() => void)[] = [];
  const { user } = open(() => new Promise<void>((resolve) => answers.push(resolve)));
  act(() => answers[0]?.());
  await user.click(await screen.findByRole('radio', { name: 'Differences from the preset' }));
  await user.click(await screen.findByRole('button', { name: 'Compare all with Lotus' }));
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(screen.getByRole('table', { name: 'Differences from the preset' })).toBeVisible();
  act(() => answers[1]?.());
  expect(await screen.findByRole('table', { name: 'Differences from Lotus' })).toBeVisible();
});

it('begins as it was left', async () => {
  localStorage.setItem('livery.tool.merchants', 'list');
  open();
  expect(await screen.findByRole('table', { name: 'Merchants' })).toBeVisible();
});

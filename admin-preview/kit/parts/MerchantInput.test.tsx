import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { OperatorsApi } from '../api/operatorsApi.ts';
import { Refusal } from '../api/Refusal.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { sampleMerchant } from '../../model/testing/sampleMerchant.ts';
import { MerchantInput } from './MerchantInput.tsx';

function Field({ isOffered }: { readonly isOffered?: (code: string) => boolean }) {
  const [code, setCode] = useState('');
  return <MerchantInput aria-label="Merchant" value={code} onValue={setCode} {...(isOffered ? { isOffered } : {})} />;
}

const all = [
  sampleMerchant({ merchantCode: 'lotus', title: 'Lotus Garden' }),
  sampleMerchant({ merchantCode: 'neon', title: 'Neon Lane' }),
];

const merchants: OperatorsApi['merchants'] = async ({ query: { search = '' } = {} } = {}) => {
  const found = all.filter(({ title }) => title.toLowerCase().includes(search.toLowerCase()));
  return { merchants: found, found: found.length, all: all.length };
};

const suggested = () => screen.queryAllByRole('option', { hidden: true }).map((option) => option.textContent);

it('suggests merchants by title, once it is used', async () => {
  const { user } = renderTool(<Field />, { api: { merchants } });
  expect(suggested()).toEqual([]);
  await user.type(screen.getByRole('combobox', { name: 'Merchant' }), 'garden');
  await waitFor(() => expect(suggested()).toEqual(['Lotus Garden']));
});

it('suggests only those that are offered', async () => {
  const { user } = renderTool(<Field isOffered={(code) => code === 'neon'} />, { api: { merchants } });
  await user.click(screen.getByRole('combobox', { name: 'Merchant' }));
  await waitFor(() => expect(suggested()).toEqual(['Neon Lane']));
});

it('takes a code also where the server suggests nothing', async () => {
  const { user } = renderTool(<Field />, { api: { merchants: () => Promise.reject(new Refusal('network')) } });
  const field = screen.getByRole('combobox', { name: 'Merchant' });
  await user.type(field, 'neon');
  expect(field).toHaveValue('neon');
});

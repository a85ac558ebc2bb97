import { useState } from 'react';
import type { AddressCheck } from '#schemas/edges/api/merchants.schema.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft } from '../draft/DraftContext.ts';

export type AddressState =
  | { readonly state: 'idle' | 'checking' }
  | { readonly state: 'done'; readonly check: AddressCheck }
  | { readonly state: 'failed'; readonly refusal: Refusal };

/** Has the server ask for the addresses of the draft, as it is saved. */
export function useAddressCheck() {
  const { api } = useWorkplace();
  const merchantCode = useDraft((state) => state.merchantCode);
  const [state, setState] = useState<AddressState>({ state: 'idle' });
  async function run() {
    setState({ state: 'checking' });
    try {
      setState({ state: 'done', check: await api.checkAddresses({ code: merchantCode }) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setState({ state: 'failed', refusal: error });
    }
  }
  return { state, run };
}

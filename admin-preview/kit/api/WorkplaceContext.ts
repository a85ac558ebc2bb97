import { createContext, useContext } from 'react';
import type { SessionView } from '#schemas/edges/api/session.schema.ts';
import type { OperatorsApi } from './operatorsApi.ts';

/** Who works here, and the server they work with. */
export interface Workplace {
  readonly api: OperatorsApi;
  readonly session: SessionView;
  readonly onSignedOut: () => void;
}

const Context = createContext<Workplace | undefined>(undefined);
export const WorkplaceProvider = Context.Provider;

export function useWorkplace(): Workplace {
  const workplace = useContext(Context);
  if (!workplace) throw new Error('useWorkplace needs a WorkplaceProvider');
  return workplace;
}

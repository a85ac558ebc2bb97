import { type ReactNode, useState } from 'react';
import type { HomeWeights } from '#schemas/judge/lint/homeWeight.schema.ts';
import type { OperatorRole } from '#schemas/edges/api/roleGrants.ts';
import type { OperatorsApi } from '../../kit/api/operatorsApi.ts';
import { WorkplaceProvider } from '../../kit/api/WorkplaceContext.ts';
import { DraftProvider, ProblemsProvider } from '../draft/DraftContext.ts';
import { type DraftStore, createDraftStore } from '../draft/draftStore.ts';
import { HomeWeightProvider, type MeasuredHome } from '../draft/HomeWeightContext.ts';
import { homeProblems } from '../draft/useMeasuredHome.ts';
import { useDraftProblems } from '../draft/useDraftProblems.ts';
import { sampleRules } from './sampleRules.ts';
import { sampleView } from './sampleView.ts';

/** What most parts ask for by the way. */
const quiet: Partial<OperatorsApi> = {
  signInWays: async () => ({ provider: null }),
  merchants: async () => ({ merchants: [], found: 0, all: 0 }),
  plans: async () => [],
  settingHistory: async () => ({ changes: [], isMore: false }),
  rules: async () => sampleRules(),
  homeWeight: () => new Promise(() => undefined), // home that is still measured
  frame: () => new Promise(() => undefined), // a frame that stays on its way
};

/** A server that fails on every unexpected call. */
export const fakeApi = (answers: Partial<OperatorsApi> = {}): OperatorsApi =>
  new Proxy(
    { ...quiet, ...answers },
    {
      get: (given, name) => Reflect.get(given, name) ?? (() => Promise.reject(new Error(`unexpected call ${String(name)}`))),
    },
  ) as OperatorsApi; // every name has an answer

/** The sample merchant's draft with some edits, all of them saved. */
export function sampleDraft(edits: Readonly<Record<string, unknown>> = {}): DraftStore {
  const store = createDraftStore({ view: sampleView(), now: () => 0 }); // typed edits join into one step of undo by time: in tests none goes by, however busy the machine is
  for (const [pointer, value] of Object.entries(edits)) store.getState().setAt(pointer, value);
  const { document, acknowledged } = store.getState();
  store.getState().acknowledge(document, { ...acknowledged, by: null });
  return store;
}

/** Who looks at a part, at which draft, and what the server answers. */
export interface SampleSetting {
  readonly api?: Partial<OperatorsApi>;
  readonly role?: OperatorRole;
  /** Where the operator signs in instead of here. */
  readonly provider?: string;
  /** What home of the draft takes. */
  readonly home?: HomeWeights;
  /** Edits made before the part is drawn. */
  readonly edits?: Readonly<Record<string, unknown>>;
}

interface SampleToolProps extends Omit<SampleSetting, 'edits'> {
  readonly store: DraftStore;
  readonly children: ReactNode;
}

/** The tool around one of its parts: a signed-in operator, a draft, a fake server. */
export function SampleTool({ store, api, role = 'publisher', provider, home, children }: SampleToolProps) {
  const [workplace] = useState(() => ({
    api: fakeApi(api),
    session: {
      name: 'ann',
      role,
      roles: { all: role, merchants: {} },
      stage: 'full' as const,
      ...(provider === undefined ? {} : { provider }),
      csrf: '',
    },
    onSignedOut: () => undefined,
  }));
  const problems = [...useDraftProblems(store), ...homeProblems(home)];
  const measured: MeasuredHome = { state: home ? 'ready' : 'measuring', weights: home, measure: () => undefined };
  return (
    <WorkplaceProvider value={workplace}>
      <DraftProvider value={store}>
        <ProblemsProvider value={problems}>
          <HomeWeightProvider value={measured}>{children}</HomeWeightProvider>
        </ProblemsProvider>
      </DraftProvider>
    </WorkplaceProvider>
  );
}

import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { OperatorRole } from '#schemas/preview/operatorApi.schema.ts';
import { createTranslate, hasText } from '#src/i18n/createTranslate.ts';
import { texts } from '#src/i18n/locales/EN/texts.ts';
import { type TextValue, TextProvider } from '#src/i18n/TextContext.ts';
import type { TextKey } from '#src/i18n/texts.ts';
import type { PreviewApi } from '../api/previewApi.ts';
import { WorkplaceProvider } from '../api/WorkplaceContext.ts';
import { DraftProvider, ProblemsProvider } from '../draft/DraftContext.ts';
import { createDraftStore } from '../draft/draftStore.ts';
import { bareRelease, judgeDraft } from '../draft/resolveDraft.ts';
import { sampleView } from './sampleView.ts';

const playerTexts: TextValue = {
  language: 'EN',
  t: createTranslate('EN', texts),
  has: (key): key is TextKey => hasText(texts, key),
};

/** What most parts ask for by the way. */
const quiet: Partial<PreviewApi> = {
  plan: async () => null,
  frame: () => new Promise(() => undefined), // a frame that stays on its way
};

/** A server that nobody should ask anything that the test did not expect. */
export const fakeApi = (answers: Partial<PreviewApi> = {}): PreviewApi =>
  new Proxy(
    { ...quiet, ...answers },
    {
      get: (given, name) =>
        Reflect.get(given, name) ?? (() => Promise.reject(new Error(`the test did not expect ${String(name)}`))),
    },
  ) as PreviewApi; // every name has an answer

interface Setting {
  readonly api?: Partial<PreviewApi>;
  readonly role?: OperatorRole;
  /** Edits made before the part is drawn. */
  readonly edits?: Readonly<Record<string, unknown>>;
}

/** Draws a part of the tool with the sample merchant's draft, a fake server and the player's texts. */
export function renderTool(part: ReactNode, { api, role = 'publisher', edits = {} }: Setting = {}) {
  const store = createDraftStore({ view: sampleView() });
  for (const [pointer, value] of Object.entries(edits)) store.getState().setAt(pointer, value);
  const { document, preset, live, acknowledged } = store.getState();
  store.getState().acknowledge(document, { ...acknowledged, by: null });
  render(
    <TextProvider value={playerTexts}>
      <WorkplaceProvider
        value={{
          api: fakeApi(api),
          session: { name: 'ann', role, roles: { all: role, merchants: {} }, csrf: '' },
          onSignedOut: () => undefined,
        }}
      >
        <DraftProvider value={store}>
          <ProblemsProvider value={judgeDraft(document, preset, bareRelease(live.document))}>{part}</ProblemsProvider>
        </DraftProvider>
      </WorkplaceProvider>
    </TextProvider>,
  );
  return { store, user: userEvent.setup() };
}

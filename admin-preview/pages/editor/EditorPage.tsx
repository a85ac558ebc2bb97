import { useCallback, useMemo } from 'react';
import { roleAt } from '#schemas/edges/api/roleGrants.ts';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { WorkplaceProvider, useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { EmptyState } from '../../kit/parts/EmptyState.tsx';
import { WaitingPage } from '../../kit/parts/WaitingPage.tsx';
import { goTo } from '../../kit/route/route.ts';
import type { Section } from '../../kit/route/sections.ts';
import { refusalText } from '../../kit/texts/refusalText.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import { Editor } from './Editor.tsx';

interface EditorPageProps {
  readonly merchantCode: string;
  readonly section: Section;
  readonly at?: string;
}

/** One merchant: fetched once, then the draft is the editor's own. */
export function EditorPage({ merchantCode, section, at }: EditorPageProps) {
  const t = useTranslate();
  const workplace = useWorkplace();
  const { api, session } = workplace;
  // Within a merchant the role there is what counts.
  const here = useMemo(
    () => ({ ...workplace, session: { ...session, role: roleAt(session.roles, merchantCode) ?? session.role } }),
    [workplace, session, merchantCode],
  );
  const load = useCallback(() => api.merchant({ code: merchantCode }), [api, merchantCode]);
  const loaded = useLoaded(load);
  switch (loaded.state) {
    case 'loading':
      return <WaitingPage />;
    case 'failed': {
      const isUnknown = loaded.refusal.status === 404;
      const action = isUnknown
        ? { label: t('app.back'), onPress: () => goTo({ page: 'merchants' }) }
        : { label: t('app.retry'), onPress: loaded.reload };
      return <EmptyState isPage title={t('editor.failed')} text={refusalText(t, loaded.refusal)} action={action} />;
    }
    case 'ready':
      return (
        <WorkplaceProvider value={here}>
          <Editor view={loaded.value} section={section} at={at} />
        </WorkplaceProvider>
      );
  }
}

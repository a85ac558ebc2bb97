import { useEffect, useMemo, useReducer, useState } from 'react';
import type { MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import { SkipLink } from '#src/ui/SkipLink/SkipLink.tsx';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { DraftProvider, ProblemsProvider } from '../../model/draft/DraftContext.ts';
import { HomeWeightProvider } from '../../model/draft/HomeWeightContext.ts';
import { homeProblems, useMeasuredHome } from '../../model/draft/useMeasuredHome.ts';
import { useDraftProblems } from '../../model/draft/useDraftProblems.ts';
import { useLogoProblems } from '../../model/draft/useLogoProblems.ts';
import { PreviewProvider } from '../../preview/frame/PreviewContext.ts';
import { type Side, createPreviewStore, sides } from '../../preview/frame/previewStore.ts';
import { useSide } from '../../preview/frame/useSide.ts';
import { NewMerchantDialog } from '../merchants/NewMerchantDialog.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { Segmented } from '../../kit/parts/Segmented.tsx';
import { useOutlineOnHover } from '../../editors/point/useOutlineOnHover.ts';
import { ProblemsPanel } from '../../model/problems/ProblemsPanel.tsx';
import { PlanNotice } from '../release/PlanNotice.tsx';
import { PublishDialog } from '../release/PublishDialog.tsx';
import { canPublish } from '../../kit/session/canEdit.ts';
import type { Section } from '../../kit/route/sections.ts';
import { SupportDialog } from '../support/SupportDialog.tsx';
import { ConflictDialog } from '../team/ConflictDialog.tsx';
import { TeamNotice } from '../team/TeamNotice.tsx';
import { usePresence } from '../team/usePresence.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import type { Acts } from './actions.ts';
import styles from './Editor.module.css';
import { focusSetting } from '../../model/settings/focusSetting.ts';
import { UndoNotice } from '../../editors/changes/UndoNotice.tsx';
import { SearchPalette } from '../search/SearchPalette.tsx';
import { SectionNav } from './SectionNav.tsx';
import { SectionPage } from './SectionPage.tsx';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';
import { TopBar } from './TopBar.tsx';
import { useOpenDraft } from './useOpenDraft.ts';
import { searchActions } from './searchActions.ts';
import { type Opened, useEditorActs } from './useEditorActs.ts';
import { useShortcuts } from './useShortcuts.ts';

interface EditorProps {
  readonly view: MerchantView;
  readonly section: Section;
  readonly at: string | undefined;
}

/** Brings the focus to the setting that was gone to. */
function useGoneTo(at: string | undefined, section: Section) {
  useEffect(() => {
    if (at === undefined) return;
    // The section's rows open while it is drawn; only then is there something to go to.
    const frame = requestAnimationFrame(() => focusSetting(at));
    return () => cancelAnimationFrame(frame);
  }, [at, section]);
}

interface SideChoiceProps {
  readonly side: Side;
  readonly onChange: (side: Side) => void;
}

/** On a phone: whether the settings show or the preview. */
function SideChoice({ side, onChange }: SideChoiceProps) {
  const t = useTranslate();
  return (
    <section className={styles.sides} aria-label={t('editor.views')}>
      <Segmented
        label={t('editor.views')}
        options={sides.map((value) => ({ value, label: t(`editor.${value}`) }))}
        value={side}
        onChange={onChange}
      />
    </section>
  );
}

interface EditorDialogsProps {
  readonly opened: Opened | undefined;
  readonly acts: Acts;
  readonly onClose: () => void;
}

/** What opens over the editor and may lead the frame elsewhere. */
function EditorDialogs({ opened, acts, onClose }: EditorDialogsProps) {
  const t = useTranslate();
  return (
    <>
      {opened === 'search' ? <SearchPalette actions={searchActions(t, acts)} onClose={onClose} /> : null}
      {opened === 'support' ? <SupportDialog onClose={onClose} /> : null}
      {opened === 'help' ? <ShortcutsDialog onClose={onClose} /> : null}
      {opened === 'newMerchant' ? <NewMerchantDialog onClose={onClose} /> : null}
    </>
  );
}

/** The editor of one merchant: sections, settings, the player in a frame. On a phone one of the last two shows. */
export function Editor({ view, section, at }: EditorProps) {
  const t = useTranslate();
  const { session } = useWorkplace();
  const { store, flush, reload, reloadWaivers } = useOpenDraft(view);
  const { people, onReady, onPeople } = usePresence(view.merchantCode, section);
  const home = useMeasuredHome(store);
  const drafted = useDraftProblems(store);
  const logos = useLogoProblems(store);
  const problems = useMemo(() => [...drafted, ...homeProblems(home.weights), ...logos], [drafted, home.weights, logos]);
  const [preview] = useState(() => createPreviewStore(() => store.getState().resolved.site));
  const { side, setSide } = useSide(preview, at);
  const [hasProblemsOpen, setHasProblemsOpen] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const [planRound, lookAtPlan] = useReducer((round: number) => round + 1, 0);
  const toggleProblems = () => setHasProblemsOpen((isOpen) => !isOpen);
  const onSupport = canPublish(session) ? () => setOpened('support') : undefined;
  const acts = useEditorActs({ store, flush, onOpen: setOpened, onProblems: toggleProblems });
  useShortcuts(acts);
  useOutlineOnHover(preview, store);
  useGoneTo(at, section);

  return (
    <DraftProvider value={store}>
      <ProblemsProvider value={problems}>
        <HomeWeightProvider value={home}>
          <PreviewProvider value={preview}>
            <div className={styles.root} data-side={side} data-section={section}>
              <SkipLink to={EDITOR_ID} onClick={skipToEditor}>
                {t('app.skip')}
              </SkipLink>
              <TopBar
                people={people}
                isProblemsOpen={hasProblemsOpen}
                onProblems={toggleProblems}
                onPublish={acts.publish}
                onSearch={acts.search}
                onSupport={onSupport}
              />
              <SectionNav merchantCode={view.merchantCode} current={section} />
              <main className={styles.editor} id={EDITOR_ID} tabIndex={-1}>
                <TeamNotice
                  onReload={reload}
                  onPlan={lookAtPlan}
                  onWaiver={reloadWaivers}
                  onReady={onReady}
                  onPeople={onPeople}
                />
                <PlanNotice occasion={planRound} flush={flush} onReload={reload} />
                {/* Each section begins at its top. */}
                <SectionPage
                  key={section}
                  section={section}
                  at={at}
                  onReload={reload}
                  overview={{
                    people,
                    onProblems: () => setHasProblemsOpen(true),
                    onPublish: acts.publish,
                  }}
                />
                <UndoNotice />
                {hasProblemsOpen ? <ProblemsPanel onClose={() => setHasProblemsOpen(false)} onSupport={onSupport} /> : null}
              </main>
              <PreviewPane merchantCode={view.merchantCode} opened={opened} onOpen={setOpened} />
              <SideChoice side={side} onChange={setSide} />
            </div>
            <ConflictDialog />
            <EditorDialogs opened={opened} acts={acts} onClose={close} />
          </PreviewProvider>
          {opened === 'publish' ? <PublishDialog flush={flush} onReload={reload} onClose={close} /> : null}
        </HomeWeightProvider>
      </ProblemsProvider>
    </DraftProvider>
  );
}

const EDITOR_ID = 'editor';

/** The part behind `#` is the tool's address, so the skip link must not change it. */
function skipToEditor(event: { preventDefault(): void }) {
  event.preventDefault();
  document.getElementById(EDITOR_ID)?.focus();
}

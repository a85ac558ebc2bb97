import { Columns2, History, Pin, Smartphone } from 'lucide-react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Scenario, defaultScenario } from '#schemas/preview/scenario.ts';
import { sampleVisitor } from '#schemas/visitor.ts';
import { paths } from '#schemas/addresses.ts';
import { useLoaded } from '../api/useLoaded.ts';
import { useWorkplace } from '../api/WorkplaceContext.ts';
import { useDraft, useDraftStore } from '../draft/DraftContext.ts';
import { PointMode } from '../point/PointMode.tsx';
import { LoadFailure } from '../parts/LoadFailure.tsx';
import { ToolButton } from '../parts/ToolButton.tsx';
import { useAskSince } from '../release/useAskSince.ts';
import { ShareDialog } from '../share/ShareDialog.tsx';
import { useSay } from '../texts/say.ts';
import { AddressBar } from '../frame/AddressBar.tsx';
import { conditionsOf } from '../frame/conditionsOf.ts';
import { CompareDialog } from '../frame/CompareDialog.tsx';
import { FrameStatus } from '../frame/FrameStatus.tsx';
import { useFrameLink } from '../frame/FrameLinkContext.ts';
import type { FrameLook } from '../frame/frameLink.ts';
import type { Lead } from '../frame/leadTo.ts';
import { type FrameScreen, lookingAt } from '../frame/frameScreens.ts';
import { HomeWeightLine } from '../frame/HomeWeightLine.tsx';
import { HiddenBlocks } from '../frame/HiddenBlocks.tsx';
import { PageSettings } from '../frame/PageSettings.tsx';
import { PhoneChoice } from '../frame/PhoneChoice.tsx';
import { PhoneFrame } from '../frame/PhoneFrame.tsx';
import { type PhoneId, phoneSize } from '../frame/phoneSize.ts';
import styles from './PreviewPane.module.css';
import { ScenarioBar } from '../frame/ScenarioBar.tsx';
import { useFollow } from '../frame/useFollow.ts';
import { usePin } from '../frame/usePin.ts';
import { useFrame } from '../frame/useFrame.ts';
import type { Opened } from './useEditorActs.ts';

interface PreviewPaneProps {
  readonly merchantCode: string;
  /** What is open over the editor. */
  readonly opened?: Opened | undefined;
  readonly onOpen: (what: Opened | undefined) => void;
}

/** The production player in a phone, under circumstances that can be chosen. */
export function PreviewPane({ merchantCode, opened, onOpen }: PreviewPaneProps) {
  const say = useSay();
  const { api } = useWorkplace();
  const store = useDraftStore();
  const link = useFrameLink();
  const site = useDraft(({ resolved }) => resolved.site);
  const askSince = useAskSince();
  const [scenario, setScenario] = useState<Scenario>(() => {
    const { site: first } = store.getState().resolved;
    return { ...defaultScenario, language: first.defaultLanguage, theme: first.theme.mode };
  });
  const [phone, setPhone] = useState<PhoneId>('iphone');
  const [isLandscape, setIsLandscape] = useState(false);
  const size = phoneSize(phone, isLandscape);
  const open = useCallback(async () => (await api.frame({ code: merchantCode })).url, [api, merchantCode]);
  const address = useLoaded(open);
  const url = address.state === 'ready' ? address.value : undefined;
  const { channel, setFrame, navigate, isIgnored, ignore } = useFrame({ url, store, scenario, link });
  const [path, setPath] = useState<string>(paths.home);
  const language = site.languages.includes(scenario.language) ? scenario.language : site.defaultLanguage;
  const circumstances = useMemo(
    () => ({
      site,
      visitor: sampleVisitor[scenario.audience],
      language,
      installed: scenario.installed === 'installed',
    }),
    [scenario.audience, scenario.installed, language, site],
  );

  useEffect(() => {
    if (channel.path !== '') setPath(channel.path);
  }, [channel.path]);

  const [wanted, setWanted] = useState<Pick<FrameScreen, 'path' | 'overlay'>>();
  // After the circumstances have gone out: the player leaves a page that the visitor may not see.
  useEffect(() => {
    if (wanted === undefined) return;
    setPath(wanted.path);
    navigate(wanted);
  }, [wanted, navigate]);
  const visit = useCallback((screen: FrameScreen, isThere = false) => {
    setScenario((now) => lookingAt(screen, now));
    if (!isThere) setWanted({ path: screen.path, overlay: screen.overlay });
  }, []);
  const look = useCallback(({ phone: next, isLandscape: isTurned, ...at }: Partial<FrameLook>) => {
    setScenario((before) => ({ ...before, ...at }));
    if (next !== undefined) setPhone(next);
    if (isTurned !== undefined) setIsLandscape(isTurned);
  }, []);
  useEffect(() => link.steer({ goTo: visit, look }), [link, visit, look]);
  const [isPinned, togglePin] = usePin();
  const follow = useCallback(
    (lead: Lead) => {
      if (lead.screen) visit(lead.screen);
      look(lead.look);
    },
    [visit, look],
  );
  const place = { path, overlay: channel.page?.overlay, scenario: { ...scenario, language }, page: channel.page };
  const elsewhere = useFollow({ link, site, place, isPinned, onLead: follow });
  useEffect(() => link.showLook({ ...scenario, language, phone, isLandscape }), [link, scenario, language, phone, isLandscape]);

  return (
    <aside className={styles.root} aria-label={say('frame.area')}>
      <div className={styles.top}>
        <AddressBar path={path} onGo={(next) => setWanted({ path: next })} />
        <ToolButton label={say('compare.open')} word={say('compare.word')} onClick={() => onOpen('compare')}>
          <Columns2 size={16} aria-hidden />
        </ToolButton>
        {askSince ? (
          <ToolButton label={say('since.ask')} onClick={askSince}>
            <History size={16} aria-hidden />
          </ToolButton>
        ) : null}
        <ToolButton label={say('share.open')} word={say('share.word')} onClick={() => onOpen('share')}>
          <Smartphone size={16} aria-hidden />
        </ToolButton>
        <ToolButton label={say('frame.pin')} isPressed={isPinned} onClick={togglePin}>
          <Pin size={16} fill={isPinned ? 'currentColor' : 'none'} aria-hidden />
        </ToolButton>
        {elsewhere ? (
          <button type="button" className={styles.elsewhere} onClick={() => follow(elsewhere)}>
            {say('frame.showEdited')}
          </button>
        ) : null}
      </div>
      <div className={styles.bar}>
        <ScenarioBar
          path={path}
          onVisit={visit}
          scenario={{ ...scenario, language }}
          languages={site.languages}
          onChange={setScenario}
        />
      </div>
      <div className={styles.phone}>
        {address.state === 'failed' ? (
          <LoadFailure title={say('frame.failed')} refusal={address.refusal} onRetry={address.reload} />
        ) : (
          <PhoneFrame
            url={url}
            phone={size}
            isSimulated={conditionsOf(scenario).length > 0}
            title={say('frame.title', { title: site.title })}
            channel={channel}
            setFrame={setFrame}
            onReload={address.reload}
            isIgnored={isIgnored}
            onIgnore={ignore}
          />
        )}
      </div>
      <div className={styles.status}>
        <PhoneChoice phone={phone} onPhone={setPhone} isLandscape={isLandscape} onTurn={() => setIsLandscape(!isLandscape)} />
        <PointMode language={language} theme={scenario.theme} />
        <HiddenBlocks page={channel.page} circumstances={circumstances} />
        <PageSettings page={channel.page} />
        <FrameStatus channel={channel} isIgnored={isIgnored} onReload={address.reload} />
      </div>
      <div className={styles.weight}>
        <HomeWeightLine />
      </div>
      {opened === 'compare' ? (
        <CompareDialog scenario={{ ...scenario, language }} path={path} phone={size} onClose={() => onOpen(undefined)} />
      ) : null}
      {opened === 'share' ? <ShareDialog onClose={() => onOpen(undefined)} /> : null}
    </aside>
  );
}

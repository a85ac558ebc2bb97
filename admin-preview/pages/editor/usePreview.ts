import { useCallback, useEffect, useMemo, useState } from 'react';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { type Scenario, defaultScenario } from '#schemas/edges/preview/scenario.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { useLoaded } from '../../kit/api/useLoaded.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import { useDraft, useDraftStore } from '../../model/draft/DraftContext.ts';
import type { FrameLook } from '../../preview/frame/frameLink.ts';
import { useFrameLink } from '../../preview/frame/FrameLinkContext.ts';
import { type FrameScreen, lookingAt } from '../../preview/frame/frameScreens.ts';
import type { Lead } from '../../preview/frame/leadTo.ts';
import { type PhoneId, phoneSize } from '../../preview/frame/phoneSize.ts';
import { useFollow } from '../../preview/frame/useFollow.ts';
import { useFrame } from '../../preview/frame/useFrame.ts';
import { usePin } from '../../preview/frame/usePin.ts';

type Place = Pick<FrameScreen, 'path' | 'overlay'>;

/** Under which circumstances and on which phone the page is shown: at first as the draft is by itself. */
function usePreviewLook() {
  const store = useDraftStore();
  const site = useDraft(({ resolved }) => resolved.site);
  const [scenario, setScenario] = useState<Scenario>(() => {
    const { site: first } = store.getState().resolved;
    return { ...defaultScenario, language: first.defaultLanguage, theme: first.theme.mode };
  });
  const [phone, setPhone] = useState<PhoneId>('iphone');
  const [isLandscape, setIsLandscape] = useState(false);
  const look = useCallback(({ phone: next, isLandscape: isTurned, ...at }: Partial<FrameLook>) => {
    setScenario((before) => ({ ...before, ...at }));
    if (next !== undefined) setPhone(next);
    if (isTurned !== undefined) setIsLandscape(isTurned);
  }, []);
  const language = site.languages.includes(scenario.language) ? scenario.language : site.defaultLanguage;
  return { site, scenario, setScenario, language, phone, setPhone, isLandscape, setIsLandscape, look };
}

/** Which page is on show, as the frame says or as it was sent to, and the way to another one. */
function usePreviewPath(framePath: string, navigate: (to: Place) => void) {
  const [path, setPath] = useState<string>(paths.home);
  useEffect(() => {
    if (framePath !== '') setPath(framePath);
  }, [framePath]);

  const [wanted, go] = useState<Place>();
  // After the circumstances have gone out: the player leaves a page that the visitor may not see.
  useEffect(() => {
    if (wanted === undefined) return;
    setPath(wanted.path);
    navigate(wanted);
  }, [wanted, navigate]);
  return { path, go };
}

/** The player of a merchant in the frame: what it shows, and how it is led elsewhere. */
export function usePreview(merchantCode: string) {
  const { api } = useWorkplace();
  const store = useDraftStore();
  const link = useFrameLink();
  const shown = usePreviewLook();
  const { site, scenario, setScenario, language, phone, isLandscape, look } = shown;
  const open = useCallback(async () => (await api.frame({ code: merchantCode })).url, [api, merchantCode]);
  const address = useLoaded(open);
  const url = address.state === 'ready' ? address.value : undefined;
  const frame = useFrame({ url, store, scenario, link });
  const { channel } = frame;
  const { path, go } = usePreviewPath(channel.path, frame.navigate);
  const circumstances = useMemo(
    () => ({
      site,
      visitor: sampleVisitor[scenario.audience],
      language,
      installed: scenario.installed === 'installed',
    }),
    [scenario.audience, scenario.installed, language, site],
  );

  const visit = useCallback(
    (screen: FrameScreen, isThere = false) => {
      setScenario((now) => lookingAt(screen, now));
      if (!isThere) go({ path: screen.path, overlay: screen.overlay });
    },
    [setScenario, go],
  );
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

  const size = phoneSize(phone, isLandscape);
  return { ...shown, size, address, url, frame, path, go, circumstances, visit, isPinned, togglePin, follow, elsewhere };
}

export type Preview = ReturnType<typeof usePreview>;

import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { HOME_PATH } from '#schemas/declare/names/earlyPaths.ts';
import { languages } from '#schemas/declare/languages/languages.ts';
import type { Scenario } from '#schemas/edges/preview/scenario.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { gateOf } from '#schemas/declare/names/statusGate.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { type Texts, loadTexts } from '#src/i18n/texts.ts';
import { pseudoTexts } from '#src/i18n/pseudoTexts.ts';
import type { Http } from '#src/lib/http.ts';
import { SiteIcons } from '#src/app/frame/SiteIcons.tsx';
import { SiteProvider } from '#src/site/SiteProvider.tsx';
import type { SiteValue } from '#src/site/siteContext.ts';
import { createSiteStore } from '#src/site/siteStore.ts';
import { themeCss } from '#src/site/themeCss.ts';
import { siteOfBrand } from './brands.ts';
import { fakeHttp } from './fakeHttp.ts';

/** What the toolbar sets: every axis of the operator's scenario bar, and the brand. */
type Globals = Scenario & { readonly brand: string };

// Storybook types globals as any record; the toolbar in preview.tsx offers exactly these.
export const globalsOf = (context: { readonly globals: object }) => context.globals as Globals;

const pathOf = ({ parameters }: { readonly parameters: Readonly<Record<string, unknown>> }): string =>
  typeof parameters['path'] === 'string' ? parameters['path'] : HOME_PATH;

export const textsLoader = async (context: { readonly globals: object }) => ({
  texts: await loadTexts(globalsOf(context).language),
});

/** Sets the look and language of the page, as the server would have written them. */
export function usePageLook({ theme, language, textSize, wording, motion }: Scenario): void {
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.dataset['theme'] = theme;
    documentElement.lang = languages[language].lang;
    documentElement.dir = wording === 'mirrored' ? 'rtl' : languages[language].dir;
    documentElement.dataset['motion'] = motion;
    documentElement.style.fontSize = `${textSize}%`;
  }, [theme, language, textSize, wording, motion]);
}

interface StorySiteProps {
  readonly globals: Scenario;
  readonly site: Site;
  readonly http: Http;
  readonly texts: Texts;
  /** Where the story is; a story's `path` parameter, home without one. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The site that a story is in, under the circumstances of a scenario. */
export function StorySite({ globals, site, http, texts, path, children }: StorySiteProps) {
  const { language, theme, audience, platform, content, status, installed, wording } = globals;
  const store = useMemo(
    () => createSiteStore({ language, texts: wording === 'pseudo' ? pseudoTexts(texts) : texts, theme }),
    [language, texts, theme, wording],
  );
  const value = useMemo(
    (): SiteValue => ({
      site,
      revision: 1,
      settings: { currency: { symbol: '$', position: 'A' } },
      gate: gateOf(Number(status), site.statusPages),
      ip: '203.0.113.7',
      http,
      mode: 'preview',
      playedVisitor: sampleVisitor[audience],
      playsInstalled: installed === 'installed',
    }),
    [site, http, audience, status, installed],
  );

  usePageLook(globals);

  return (
    <SiteProvider key={`${platform} ${content}`} value={value} store={store}>
      <style>{themeCss(value.site)}</style>
      <SiteIcons>
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      </SiteIcons>
    </SiteProvider>
  );
}

interface ToolbarSiteProps extends Omit<StorySiteProps, 'site' | 'http'> {
  readonly globals: Globals;
}

function ToolbarSite({ globals, ...props }: ToolbarSiteProps) {
  const { brand, platform, content } = globals;
  const site = useMemo(() => siteOfBrand(brand), [brand]);
  const http = useMemo(() => fakeHttp(platform, content), [platform, content]);
  return <StorySite globals={globals} site={site} http={http} {...props} />;
}

/**
 * Puts a story in a site: its look, its texts, its switches, its visitor, and a platform that answers from samples. One with a site of its
 * own says so by the parameter `ownSite`.
 */
export const withSite: Decorator = (Story, context) =>
  context.parameters['ownSite'] ? (
    <Story />
  ) : (
    // The texts were put there by textsLoader.
    <ToolbarSite globals={globalsOf(context)} texts={context.loaded['texts'] as Texts} path={pathOf(context)}>
      <Story />
    </ToolbarSite>
  );

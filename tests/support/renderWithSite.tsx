import { type RenderResult, render } from '@testing-library/react';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { readRelease } from '#schemas/release/read/readRelease.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import type { Visitor } from '#schemas/declare/names/visitor.ts';
import { loadGrammar } from '#src/i18n/fillTexts.ts';
import { changedRelease } from './changedRelease.ts';
import { english as texts } from './playerTexts.ts';
import { SiteProvider } from '#src/site/SiteProvider.tsx';
import type { SiteValue } from '#src/site/siteContext.ts';
import { type SiteStore, createSiteStore } from '#src/site/siteStore.ts';
import base from '#templates/base/release.json';
import { type FakeAnswers, type FakeHttp, fakeHttp } from './fakeHttp.ts';

export interface SiteSetting {
  /** Values at JSON Pointers of the `base` preset, in wire form. */
  readonly release?: Readonly<Record<string, unknown>>;
  readonly answers?: FakeAnswers;
  /** The platform's settings of the page. */
  readonly settings?: SiteValue['settings'];
  readonly path?: string;
  /** Query of the address, with its question mark. */
  readonly search?: string;
  /** History state of the address. */
  readonly state?: unknown;
  readonly mode?: SiteValue['mode'];
  readonly visitor?: Visitor;
  /** Played as opened from the home screen, or not. */
  readonly installed?: boolean;
}

interface Surroundings {
  readonly http: FakeHttp;
  readonly store: SiteStore;
  readonly site: Site;
  /** Where the page is now. */
  readonly location: () => ReturnType<typeof useLocation>;
}

await loadGrammar();

const NO_CHANGES = {};

/** Sites, which are frozen, by the changes that they were made with: a table of tests makes each of its sites once. */
const sites = new WeakMap<Readonly<Record<string, unknown>>, Site>();

function siteWith(changes: Readonly<Record<string, unknown>>): Site {
  const known = sites.get(changes);
  if (known) return known;
  const read = readRelease(changedRelease(base, changes));
  if (!read.ok) throw new Error(`The test's release is unreadable: ${JSON.stringify(read.problems)}`);
  const { site } = resolveSite(read.value);
  sites.set(changes, site);
  return site;
}

/** Something in a real site, with English texts and a fake platform, ready to be rendered. */
export function inSite(
  children: ReactNode,
  {
    release = NO_CHANGES,
    answers,
    settings = {},
    path = '/m/home',
    search = '',
    state,
    mode = 'live',
    visitor,
    installed,
  }: SiteSetting = {},
): Surroundings & { readonly element: ReactElement } {
  const http = fakeHttp(answers);
  const store = createSiteStore({ language: 'EN', texts, theme: 'dark' });
  const value: SiteValue = {
    site: siteWith(release),
    revision: 1,
    settings,
    gate: 'open',
    ip: '',
    http,
    mode,
    ...(visitor ? { playedVisitor: visitor } : {}),
    ...(installed === undefined ? {} : { playsInstalled: installed }),
  };
  const here: { location?: ReturnType<typeof useLocation> } = {};
  function Watch() {
    const location = useLocation();
    useEffect(() => {
      here.location = location;
    }, [location]);
    return null;
  }
  const element = (
    <SiteProvider value={value} store={store}>
      <MemoryRouter initialEntries={[{ pathname: path, search, state }]}>
        {children}
        <Watch />
      </MemoryRouter>
    </SiteProvider>
  );
  const location = () => {
    if (!here.location) throw new Error('nothing was rendered');
    return here.location;
  };
  return { element, http, store, site: value.site, location };
}

/** Renders something in a site, as a player would meet it. */
export function renderWithSite(children: ReactNode, setting: SiteSetting = {}): RenderResult & Surroundings {
  const { element, ...surroundings } = inSite(children, setting);
  return { ...render(element), ...surroundings };
}

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StoreApi, createStore } from 'zustand';
import { defaultScenario } from '#schemas/edges/preview/scenario.ts';
import type { ReadSettings } from '#schemas/edges/preview/framePage.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { english as texts } from '#tests/support/playerTexts.ts';
import { useText } from '#src/i18n/TextContext.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { Http } from '#src/lib/http.ts';
import { SiteProvider } from '#src/site/SiteProvider.tsx';
import type { SiteValue } from '#src/site/siteContext.ts';
import { type SiteStore, createSiteStore } from '#src/site/siteStore.ts';
import { connectPreview } from './previewSource.ts';

const TOOL = 'http://localhost:3000';
const deadHttp: Http = {
  read: () => Promise.reject(new ApiError('network', 0, '')),
  send: () => Promise.reject(new ApiError('network', 0, '')),
};
const release = (title: string) => ({
  schemaVersion: 5 as const,
  template: { templateId: 'T1', merchantCode: 'aurora', version: 'base' as const, parameters: { title, language: 'EN,CN' } },
});
const envelope = { channel: 'livery-preview', protocol: 2 };
const show = (revision: number, title: string) => ({
  ...envelope,
  type: 'show',
  revision,
  site: resolveSite(release(title)).site,
  scenario: { ...defaultScenario, audience: 'member', status: '2' },
});

describe('the frame’s side of the preview protocol', () => {
  let said: unknown[];
  let navigated: string[];
  let pagesDrawn: StoreApi<number>;
  let page: StoreApi<SiteValue>;
  let store: SiteStore;

  const receive = (data: unknown, origin = TOOL, source: unknown = parent) => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    dispatchEvent(event);
  };

  /** The settings read by the parts of the page, as last reported. */
  const lastRead = (): readonly ReadSettings[] | undefined =>
    said
      .flatMap((message) => {
        const { type, settings } = message as { type: string; settings?: readonly ReadSettings[] };
        return type === 'page' && settings ? [settings] : [];
      })
      .at(-1);

  // A frame looks at its page a moment after a change, which here could be after the test's window is closed.
  afterAll(() => void vi.useRealTimers());

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    // Frames of earlier tests still listen: each has lists of its own.
    const sent: unknown[] = (said = []);
    const visited: string[] = (navigated = []);
    vi.spyOn(parent, 'postMessage').mockImplementation((message: unknown) => void sent.push(message));
    pagesDrawn = createStore(() => 1);
    const { site } = resolveSite(release('Before'));
    page = createStore<SiteValue>(() => ({
      site,
      revision: 1,
      settings: {},
      gate: 'open',
      ip: '',
      http: deadHttp,
      mode: 'preview',
    }));
    store = createSiteStore({ language: 'EN', texts, theme: 'dark' });
    connectPreview({
      page,
      store,
      http: deadHttp,
      parentOrigin: TOOL,
      navigate: (path) => visited.push(path),
      regions: () => ['home'],
      pagesDrawn,
    });
  });

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('asks for the state as soon as it is there', () => {
    expect(said).toEqual([{ ...envelope, type: 'hello' }]);
  });

  it('gives the page the whole width of the phone: a scroll bar takes none of it', () => {
    expect(document.documentElement.style.getPropertyValue('scrollbar-width')).toBe('none');
  });

  it('shows what the tool sends, as the visitor it is asked to play, and says which edit is on the screen', async () => {
    receive(show(7, 'After'));
    expect(page.getState()).toMatchObject({
      revision: 7,
      gate: 'maintenance',
      playedVisitor: { type: 0 },
      site: { title: 'After' },
    });
    await expect.poll(() => said).toContainEqual(expect.objectContaining({ type: 'applied', revision: 7 }));
  });

  it('says by which settings the page on show is as it is, without those that the page before has read', async () => {
    const title = '/template/parameters/title';
    const lastSettings = () => lastRead()?.flatMap(({ pointers }) => pointers);
    receive(show(7, 'After'));
    await expect.poll(() => lastSettings()).toBeDefined();
    expect(page.getState().site.title).toBe('After');
    vi.advanceTimersByTime(1000);
    expect(lastSettings()).toContain(title);
    pagesDrawn.setState(2, true);
    vi.advanceTimersByTime(1000);
    expect(lastSettings()).not.toContain(title);
  });

  it('says which texts each part of the page says, whether or not the merchant words them', async () => {
    receive(show(7, 'After'));
    await expect.poll(() => lastRead()).toBeDefined();
    const value = page.getState();
    const Words = () => useText()('app.close');
    render(
      <SiteProvider value={value} store={store}>
        {value.withOwnSite?.(<Words />, 'home', 'game-grid')}
      </SiteProvider>,
    );
    expect(screen.getByText('Close')).toBeVisible();
    vi.advanceTimersByTime(1000);
    expect(lastRead()).toContainEqual({ region: 'home', block: 'game-grid', pointers: ['/template/strings/EN/app.close'] });
  });

  it('goes where the tool points and answers its heartbeat', () => {
    receive({ ...envelope, type: 'navigate', path: '/m/login' });
    receive({ ...envelope, type: 'ping' });
    expect(navigated).toEqual(['/m/login']);
    expect(said).toContainEqual({ ...envelope, type: 'pong' });
  });

  it('forgets what was filled in when the tool asks for it, and keeps what is filled in later', async () => {
    vi.useRealTimers(); // with fake timers, waiting for the page would never end
    const user = userEvent.setup();
    const draw = () => (
      <SiteProvider value={page.getState()} store={store}>
        <input aria-label="Name" />
      </SiteProvider>
    );
    const { rerender } = render(draw());
    const field = () => screen.getByRole('textbox', { name: 'Name' });
    await user.type(field(), 'tried');
    receive({ ...envelope, type: 'forget' });
    rerender(draw());
    expect(field()).toHaveValue('');
    await user.type(field(), 'later');
    receive(show(8, 'After'));
    rerender(draw());
    expect(field()).toHaveValue('later');
  });

  describe('a menu that the tool asks for', () => {
    const openMenu = (path: string, overlay: string) => receive({ ...envelope, type: 'navigate', path, overlay });

    it('opens at once over the page on show', () => {
      openMenu(location.pathname, 'leftMenu');
      expect(store.getState().overlay).toBe('leftMenu');
    });

    it('is closed where the tool goes to the page without it', () => {
      openMenu(location.pathname, 'leftMenu');
      receive({ ...envelope, type: 'navigate', path: location.pathname });
      expect(store.getState().overlay).toBeNull();
    });

    it('waits for its page: the page before closes its own menus when it leaves', () => {
      openMenu('/m/home', 'rightMenu');
      expect(store.getState().overlay).toBeNull();
      pagesDrawn.setState(2, true);
      expect(store.getState().overlay).toBe('rightMenu');
    });

    it('does not open where the tool has gone on before its page was there', () => {
      openMenu('/m/home', 'rightMenu');
      receive({ ...envelope, type: 'navigate', path: '/m/login' });
      pagesDrawn.setState(2, true);
      expect(store.getState().overlay).toBeNull();
    });

    it('opens once: who closes it is not asked again by the next page', () => {
      openMenu('/m/home', 'rightMenu');
      pagesDrawn.setState(2, true);
      store.getState().closeOverlay();
      pagesDrawn.setState(3, true);
      expect(store.getState().overlay).toBeNull();
    });
  });

  it.each<[string, unknown, string?, unknown?]>([
    ['from another origin', show(8, 'Evil'), 'http://evil.example'],
    ['from another window', show(8, 'Evil'), TOOL, {}],
    ['of another channel', { ...show(8, 'Evil'), channel: 'other' }],
    ['of a newer protocol', { ...show(8, 'Evil'), protocol: 3 }],
    ['with an unknown scenario', { ...show(8, 'Evil'), scenario: { ...defaultScenario, audience: 'root' } }],
    ['with surplus fields', { ...show(8, 'Evil'), extra: true }],
    ['that is not an object', 'show'],
    ['that leads to another site', { ...envelope, type: 'navigate', path: '//evil.example' }],
  ])('ignores a message %s', (_title, data, origin, source) => {
    receive(data, origin, source === undefined ? parent : source);
    expect(page.getState().site.title).toBe('Before');
    expect(navigated).toEqual([]);
  });
});

import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlanBody } from '#schemas/edges/api/releases.schema.ts';
import { openedFrame, playFrames } from '../../model/testing/playFrames.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { samplePlanned } from '../../model/testing/samplePlan.ts';
import { PublishReview } from './PublishReview.tsx';

const FOOTER = '/template/parameters/footer_nav';
const nothing = () => undefined;

const review = (edits: Readonly<Record<string, unknown>>) =>
  renderTool(
    <PublishReview isBusy={false} found={[]} onPublish={nothing} onPlan={nothing} onDiscard={nothing} onClose={nothing} />,
    { edits, api: { frame: openedFrame } },
  );

const blind = () => screen.getByRole('checkbox', { name: 'Publish without seeing the pictures' });

const pictures = () => within(screen.getByRole('region', { name: 'Before and after' }));

beforeEach(() => {
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(nothing);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a change that is reviewed', () => {
  it('is shown alone, on the screens where it shows, until all are asked for again', async () => {
    const { user } = review({ [FOOTER]: 'home,member,deposit', '/registerSettings/fields/email/required': true });
    const screens = () =>
      pictures()
        .getAllByRole('radio')
        .map((each) => each.closest('label')?.textContent);
    expect(screens()).toEqual(expect.arrayContaining(['Home', 'Sign up']));
    const footer = screen.getByRole('button', { name: /Footer order Deposit: position 2 → 3/ });
    await user.click(footer);
    expect(footer).toHaveAttribute('aria-pressed', 'true');
    expect(pictures().getByRole('heading', { name: 'Home' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /E-mail › Required off → on/ }));
    expect(footer).toHaveAttribute('aria-pressed', 'false');
    expect(pictures().getByRole('heading', { name: 'Sign up' })).toBeVisible();
    await user.click(pictures().getByRole('button', { name: 'All changes' }));
    expect(screens()).toEqual(expect.arrayContaining(['Home', 'Sign up']));
    expect(screen.getByRole('button', { name: /E-mail › Required off → on/ })).toHaveAttribute('aria-pressed', 'false');
  });

  it('says so where it is not known on which screen it shows', () => {
    review({ '/template/behaviour/platform/tokenHeader': 'x-token' });
    expect(screen.getByText('It is not known on which screen this shows.')).toBeVisible();
    expect(screen.queryByTitle('Show on the phone')).not.toBeInTheDocument();
  });

  it('says so where only search engines see it', () => {
    review({ '/template/behaviour/seo/languageAddresses': true });
    const sentence = 'Visitors see no difference: this is for search engines and shared links.';
    expect(screen.getAllByText(sentence)).toHaveLength(2); // in the list, and above the pictures
  });

  it('says who looks at the pictures, and that home stands for all pages with the bar', () => {
    review({ [FOOTER]: 'home,member,deposit' });
    expect(pictures().getByText('Shown: Guest, Dark theme, English')).toBeVisible();
    expect(pictures().getByText('Home stands for every page that shows the bottom bar.')).toBeVisible();
  });

  it('is shown in a language that the site did not speak', () => {
    review({ '/template/parameters/language': 'EN,CN,AR' });
    expect(pictures().getByText(/^Shown: Guest, .+, Arabic$/)).toBeVisible();
  });

  it('before a first release stands alone: nothing was live', async () => {
    const { store } = review({ [FOOTER]: 'home,member,deposit' });
    act(() => store.setState((state) => ({ live: { ...state.live, revision: 0, releaseId: 0 } })));
    expect(screen.getByRole('heading', { name: 'What differs from the preset' })).toBeVisible();
    expect(pictures().queryByText('Live')).not.toBeInTheDocument();
    expect(pictures().queryByRole('radiogroup', { name: 'Comparison view' })).not.toBeInTheDocument();
    expect(await pictures().findAllByTitle('Draft')).toHaveLength(1);
    expect(pictures().queryByTitle('Live')).not.toBeInTheDocument();
  });

  it('is also told as it is in the release, behind Details', async () => {
    const { user } = review({ [FOOTER]: 'home,member,deposit' });
    const raw = screen.getByText('"home,member,deposit"');
    expect(raw).not.toBeVisible();
    await user.click(screen.getByText('Details'));
    expect(raw).toBeVisible();
    expect(screen.getByText(FOOTER)).toBeVisible();
  });
});

describe('publishing', () => {
  const submit = () => screen.getByRole('button', { name: 'Publish now' });

  it('waits for both pictures', async () => {
    const { greet } = playFrames();
    review({ '/template/parameters/title': 'New' });
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAccessibleDescription(
      'The preview has not answered yet. Wait until you see both pictures, or publish without them.',
    );
    expect(await pictures().findByTitle('Draft')).toBeInTheDocument();
    await greet();
    expect(submit()).toBeEnabled();
    expect(screen.queryByRole('checkbox', { name: 'Publish without seeing the pictures' })).not.toBeInTheDocument();
  });

  it('does without pictures where the operator says so', async () => {
    const { user } = review({ '/template/parameters/title': 'New' });
    expect(submit()).toBeDisabled();
    await user.click(blind());
    expect(submit()).toBeEnabled();
  });

  it('takes one reason for all warnings, or one for each, and says what is missing', async () => {
    const { user, store } = review({ [FOOTER]: 'deposit,member', '/template/strings/EN': { 'home.claim': 'Play' } });
    const field = screen.getByRole('textbox', { name: 'Reason for all warnings' });
    expect(screen.queryAllByRole('textbox', { name: /^Reason for waiving/ })).toEqual([]);
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAccessibleDescription('Enter a reason for each warning to publish.');
    await user.type(field, 'agreed');
    await user.click(blind());
    expect(submit()).toBeEnabled();
    expect(submit()).not.toHaveAccessibleDescription();
    const given = () => Object.values(store.getState().waivers).map(({ reason }) => reason);
    expect(given().length).toBeGreaterThan(1);
    expect(new Set(given())).toEqual(new Set(['agreed']));
    await user.click(screen.getByRole('checkbox', { name: 'Give each its own reason' }));
    const [first] = screen.getAllByRole('textbox', { name: /^Reason for waiving/ });
    if (!first) throw new Error('no field for a warning');
    await user.type(first, ' by all');
    expect(given()).toEqual(expect.arrayContaining(['agreed', 'agreed by all']));
    expect(screen.queryByRole('textbox', { name: 'Reason for all warnings' })).not.toBeInTheDocument();
  });

  it('says that a planned moment has passed', async () => {
    const { user } = review({ '/template/parameters/title': 'New' });
    await user.click(screen.getByRole('radio', { name: 'Publish later' }));
    const moment = screen.getByLabelText('Goes live at');
    await user.clear(moment);
    expect(screen.getByRole('button', { name: 'Schedule' })).toHaveAccessibleDescription(
      'Choose a time in the future to schedule.',
    );
  });
});

describe('a release that is scheduled while another waits', () => {
  it('is told what becomes of that one, for the time that is chosen', async () => {
    const soon = { ...samplePlanned, dueAt: new Date(Date.now() + 60_000).toISOString() };
    const planned: PlanBody[] = [];
    const { user } = renderTool(
      <PublishReview
        isBusy={false}
        found={[]}
        onPublish={nothing}
        onPlan={(body) => planned.push(body)}
        onDiscard={nothing}
        onClose={nothing}
      />,
      {
        edits: { [FOOTER]: 'home,member,deposit' },
        api: { frame: openedFrame, plans: async () => [soon], plan: async () => soon },
      },
    );
    expect(await screen.findByText(/It will be put on top of this one/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Publish later' }));
    expect(screen.getByText(/Yours will be put on top of it/)).toBeVisible();
    await user.click(blind());
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    expect(planned).toMatchObject([{ note: '' }]);
  });
});

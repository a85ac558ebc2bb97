import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderTool } from '../testing/renderTool.tsx';
import { PublishReview } from './PublishReview.tsx';

const FOOTER = '/template/parameters/footer_nav';
const nothing = () => undefined;

const review = (edits: Readonly<Record<string, unknown>>) =>
  renderTool(
    <PublishReview isBusy={false} found={[]} onPublish={nothing} onPlan={nothing} onDiscard={nothing} onClose={nothing} />,
    { edits },
  );

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
    review({ '/template/behaviour/seo/languageAddresses': true });
    expect(screen.getByText('It is not known on which screen this shows.')).toBeVisible();
    expect(screen.queryByTitle('Show on the phone')).not.toBeInTheDocument();
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

  it('takes one reason for all warnings, or one for each, and says what is missing', async () => {
    const { user, store } = review({ [FOOTER]: 'deposit,member', '/template/strings/EN': { 'home.claim': 'Play' } });
    const field = screen.getByRole('textbox', { name: 'Reason for all warnings' });
    expect(screen.queryAllByRole('textbox', { name: /^Reason for waiving/ })).toEqual([]);
    expect(submit()).toBeDisabled();
    expect(submit()).toHaveAccessibleDescription('Enter a reason for each warning to publish.');
    await user.type(field, 'agreed');
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

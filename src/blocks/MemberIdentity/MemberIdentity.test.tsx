import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import type { MemberIdentityProps } from './block.ts';
import { MemberIdentity } from './MemberIdentity.tsx';

const member = { id: 1, account: 'mira2026', nickname: 'Mira', type: 0, clubLabel: { labelName: 'VIP 1' } };
const show = (answers: FakeAnswers = {}, props: Partial<MemberIdentityProps> = {}, release = {}) =>
  renderWithSite(<MemberIdentity account label design="row" {...props} />, {
    mode: 'preview',
    visitor: sampleVisitor.member,
    release,
    answers: { member, headIcon: { icon: 'fox' }, ...answers },
  });

describe('who the member is', () => {
  it.each(['row', 'centred', 'band'] as const)(
    'is shown by nickname, account and level; the picture leads to the choice of another: %s',
    async (design) => {
      show({}, { design });
      expect(await screen.findByText('Mira')).toBeVisible();
      expect([screen.getByText('mira2026'), screen.getByText('VIP 1')].map((each) => each.textContent)).toEqual([
        'mira2026',
        'VIP 1',
      ]);
      expect(screen.getByRole('link', { name: 'Change avatar' })).toHaveAttribute('href', '/m/securityCenter?form=headIcon');
    },
  );

  it('is the account where there is no nickname, and says it once', async () => {
    show({ member: { id: 1, account: 'mira2026', type: 0 } });
    expect(await screen.findAllByText('mira2026')).toHaveLength(1);
  });

  it('leaves out what the layout does not ask for', async () => {
    show({}, { account: false, label: false });
    expect(await screen.findByText('Mira')).toBeVisible();
    expect([screen.queryByText('mira2026'), screen.queryByText('VIP 1')]).toEqual([null, null]);
  });

  it('offers no choice where the platform takes none', async () => {
    show({}, undefined, { '/template/behaviour/platform/paths': { setHeadIcon: '' } });
    expect(await screen.findByText('Mira')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['one of the drawn ones', 'owl', '#owl"'],
    ['the platform’s own', 'https://pictures.example/mira.png', 'data-src="https://pictures.example/mira.png"'],
    ['the default for an address that no page may use', 'javascript:alert(1)', '#i-member"'],
    ['the default where none was chosen', '', '#i-member"'],
  ])('has a picture: %s', async (_title, icon, drawn) => {
    const { container } = show({ headIcon: { icon } });
    await screen.findByText('Mira');
    await expect.poll(() => container.innerHTML).toContain(drawn);
    expect(container.innerHTML).not.toContain('javascript:');
  });
});

import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { playPopovers } from '#tests/support/playPopovers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { RightMenu } from './RightMenu.tsx';

const menu = <RightMenu entries={[]} app={false} social={false} />;
const asMember = { mode: 'preview', visitor: sampleVisitor.member } as const;

describe('the right menu', () => {
  beforeEach(playPopovers);

  it.each([
    ['nickname', { nickname: 'Mira' }, 'Mira'],
    ['account, without a nickname', {}, 'mira88'],
  ])('is headed by the member’s %s', async (_what, more, name) => {
    renderWithSite(menu, { ...asMember, answers: { member: { id: 1, account: 'mira88', type: 0, ...more } } });
    expect(await screen.findByText(name)).toBeInTheDocument();
  });

  it('is headed by the logo while the member is unknown', () => {
    renderWithSite(menu, asMember);
    expect(screen.getByText('Livery')).toBeInTheDocument();
  });
});

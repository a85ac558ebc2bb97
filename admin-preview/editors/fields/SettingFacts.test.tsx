import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PreviewProvider } from '../../preview/frame/PreviewContext.ts';
import { createPreviewStore } from '../../preview/frame/previewStore.ts';
import { frameScreens } from '../../preview/frame/frameScreens.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { SettingFacts } from './SettingFacts.tsx';

const rows = () => [...document.querySelectorAll('dt')].map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

describe('facts about a setting', () => {
  it('name every layer that says something, and which one counts', () => {
    renderTool(<SettingFacts pointer="/template/parameters/footer_nav" />, {
      edits: { '/template/parameters/footer_nav': 'home,member' },
    });
    expect(rows().slice(0, 3)).toEqual([
      'Product default: Home, Promotions, Deposit, Support, My account',
      'Preset “base”: Home, Deposit, My account',
      'This draft: Home, My account in effect',
    ]);
    expect(rows()).toContain('Shows on: Home');
    expect(rows()).toContain('Used by: Footer navigation');
    expect(screen.getByText('template.parameters.footer_nav')).toBeInTheDocument();
  });

  it('lead to the screens on which it shows, as somebody who may see them', async () => {
    const preview = createPreviewStore();
    const { user } = renderTool(
      <PreviewProvider value={preview}>
        <SettingFacts pointer="/switches/MAILCEN" />
      </PreviewProvider>,
    );
    expect(rows()).toContain('Shows on: Member centre');
    await user.click(screen.getByRole('button', { name: /^Member centre: / }));
    const { path } = frameScreens.memberCentre;
    expect(preview.getState()).toMatchObject({ place: { path }, scenario: { audience: 'member' } });
  });

  it('count the screens first where they are many', () => {
    renderTool(<SettingFacts pointer="/template/theme/dark/brand" />);
    expect(screen.getByText(/^\d\d screens$/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Deposit: /, hidden: true })).not.toBeVisible();
  });

  it.each([
    ['/switches/CBS3', 'Used by: Footer navigation'],
    ['/switches/PTSYS3', 'Used by: No block in the layout'],
  ])('say of the switch %s what it decides about: %s', (pointer, row) => {
    renderTool(<SettingFacts pointer={pointer} />, { edits: { '/template/parameters/footer_nav': 'home,chat' } });
    expect(rows()).toContain(row);
  });

  it('name the compliance profile where it decides', () => {
    renderTool(<SettingFacts pointer="/template/behaviour/responsible/ageGate" />);
    expect(rows()).toContain('Compliance profile “Strict”: on in effect');
  });
});

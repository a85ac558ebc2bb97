import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderTool } from '../testing/renderTool.tsx';
import { SettingFacts } from './SettingFacts.tsx';

const rows = () => [...document.querySelectorAll('dt')].map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);

describe('facts about a setting', () => {
  it('name every layer that says something, and which one counts', () => {
    renderTool(<SettingFacts pointer="/template/parameters/footer_nav" />, {
      edits: { '/template/parameters/footer_nav': 'home,member' },
    });
    expect(rows().slice(0, 3)).toEqual([
      'Product’s default: Home, Promotions, Deposit, Customer service, My account',
      'Preset “base”: Home, Deposit, My account',
      'This draft: Home, My accountcounts',
    ]);
    expect(rows()).toContain('Shows on: Home');
    expect(rows()).toContain('Used by: Bottom bar › Footer navigation');
    expect(screen.getByText('template.parameters.footer_nav')).toBeInTheDocument();
  });

  it('name the conduct where it decides', () => {
    renderTool(<SettingFacts pointer="/template/behaviour/responsible/ageGate" />);
    expect(rows()).toContain('Conduct “Strict”: oncounts');
  });
});

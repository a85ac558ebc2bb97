import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { type Scenario, defaultScenario } from '#schemas/edges/preview/scenario.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { ScenarioBar } from './ScenarioBar.tsx';

const nothing = () => undefined;

function openBar(edits: Readonly<Record<string, unknown>> = {}) {
  const shown: Scenario[] = [];
  function Bar() {
    const [scenario, setScenario] = useState<Scenario>(defaultScenario);
    shown.push(scenario);
    return (
      <ScenarioBar path={paths.home} onVisit={nothing} scenario={scenario} languages={['EN', 'CN']} onChange={setScenario} />
    );
  }
  const { user } = renderTool(<Bar />, { edits });
  return { user, latest: () => shown.at(-1) };
}

const adding = () => screen.getByRole('combobox', { name: 'Add a condition' });
const chips = () => screen.getAllByRole('combobox').map((each) => each.getAttribute('aria-label'));
const USUAL = ['Screen', 'Visitor', 'Language', 'Theme', 'Add a condition'];

describe('the scenario bar', () => {
  it.each([
    ['reading a', { '/template/parameters/status_reading': 'a' }, ['Restricted region', 'Maintenance']],
    ['reading b', { '/template/parameters/status_reading': 'b' }, ['Maintenance', 'Restricted region']],
    [
      'a page for both',
      { '/template/behaviour/platform/statusPages': ['1=maintenance'] },
      ['Maintenance (1)', 'Maintenance (2)'],
    ],
  ])('names each status by the page that the merchant shows then: %s', (_title, edits, names) => {
    openBar(edits);
    const status = within(within(adding()).getByRole('group', { name: 'Status' }));
    expect(status.getAllByRole('option').map((option) => option.textContent)).toEqual(names);
  });

  it('has a chip for each of the usual choices, and for each condition that was added', async () => {
    const { user, latest } = openBar();
    expect(chips()).toEqual(USUAL);
    await user.selectOptions(adding(), 'Slow');
    expect(latest()).toEqual({ ...defaultScenario, platform: 'slow' });
    expect(chips()).toEqual([...USUAL.slice(0, 4), 'Platform', ...USUAL.slice(4)]);
    expect(within(adding()).queryByRole('group', { name: 'Platform' })).not.toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Platform' }), 'Failing');
    expect(latest()?.platform).toBe('failing');
  });

  it('removes a condition by its button, with the focus on where the next is added, or by its usual value', async () => {
    const { user, latest } = openBar();
    await user.selectOptions(adding(), 'Slow');
    await user.selectOptions(adding(), '200 %');
    await user.click(screen.getByRole('button', { name: 'Remove condition: Platform' }));
    expect(adding()).toHaveFocus();
    expect(latest()).toEqual({ ...defaultScenario, textSize: '200' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Text size' }), '100');
    expect(latest()).toEqual(defaultScenario);
    expect(chips()).toEqual(USUAL);
  });
});

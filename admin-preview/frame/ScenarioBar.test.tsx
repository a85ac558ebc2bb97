import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultScenario } from '#schemas/preview/scenario.ts';
import { renderTool } from '../testing/renderTool.tsx';
import { ScenarioBar } from './ScenarioBar.tsx';

it.each([
  ['a', ['Open', 'Restricted region (1)', 'Maintenance (2)']],
  ['b', ['Open', 'Maintenance (1)', 'Restricted region (2)']],
] as const)('names each status by the page that the merchant shows then (reading %s)', (reading, names) => {
  renderTool(
    <ScenarioBar
      scenario={defaultScenario}
      languages={['EN']}
      onChange={() => undefined}
      phone="iphone"
      onPhone={() => undefined}
      isLandscape={false}
      onTurn={() => undefined}
    />,
    { edits: { '/template/parameters/status_reading': reading } },
  );
  const status = within(screen.getByRole('combobox', { name: 'Status' }));
  expect(status.getAllByRole('option').map((option) => option.textContent)).toEqual(names);
});

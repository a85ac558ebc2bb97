import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Measure, VisitsView } from '#schemas/edges/api/visits.schema.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { VisitsSection } from './VisitsSection.tsx';

const measures = (LCP: number, CLS = 20): Measure[] => [
  { vital: 'LCP', value: LCP, visits: 40 },
  { vital: 'CLS', value: CLS, visits: 41 },
];

const view: VisitsView = {
  step: 'day',
  all: measures(4300, 120),
  times: [
    { at: '2026-03-01T00:00:00.000Z', measures: measures(2100) },
    { at: '2026-03-02T00:00:00.000Z', measures: measures(4300, 120) },
  ],
  pages: [{ page: 'home', measures: measures(4300, 120) }],
  releases: [{ revision: 12, measures: measures(4300, 120) }],
  languages: [{ language: 'TH', measures: measures(4300, 120) }],
  faults: [{ kind: 'script', what: 'TypeError page-1.js:1:2', revision: 12, build: 'a1b2c3d4', count: 7 }],
};
const none: VisitsView = { step: 'hour', all: [], times: [], pages: [], releases: [], languages: [], faults: [] };

describe('what players experience', () => {
  it('is shown as a line and as a table, with what it means', async () => {
    renderTool(<VisitsSection />, { api: { visits: async () => view } });
    const card = within(await screen.findByRole('region', { name: 'Main content visible (LCP)' }));
    expect(card.getAllByText('4.3 sec')[0]).toBeVisible();
    expect(card.getByText('poor')).toBeVisible();
    expect(card.getByRole('img', { name: 'Main content visible (LCP)' })).toBeVisible();
    const rows = within(card.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'TimeValueVisits',
      'Mar 2, 20264.3 sec40',
      'Mar 1, 20262.1 sec40',
    ]);
  });

  it.each([
    ['By page', paths.home],
    ['By release', 'Release 12'],
    ['By language', 'ไทย'],
  ])('is told apart %s', async (name, row) => {
    renderTool(<VisitsSection />, { api: { visits: async () => view } });
    const card = within(await screen.findByRole('region', { name }));
    expect(card.getByRole('row', { name: new RegExp(`^${row} 4.3 sec – 0.12 – 41$`) })).toBeVisible();
  });

  it('names what failed', async () => {
    renderTool(<VisitsSection />, { api: { visits: async () => view } });
    expect(await screen.findByRole('row', { name: 'Script TypeError page-1.js:1:2 12 a1b2c3d4 7' })).toBeVisible();
  });

  it('asks for the period that is chosen', async () => {
    const asked: unknown[] = [];
    const { user } = renderTool(<VisitsSection />, {
      api: {
        visits: async ({ query }) => {
          asked.push(query?.days);
          return none;
        },
      },
    });
    await user.click(await screen.findByRole('radio', { name: '30 days' }));
    expect(await screen.findByText('No visits have been measured')).toBeVisible();
    expect(asked).toEqual([7, 30]);
  });

  it('says why there is nothing', async () => {
    renderTool(<VisitsSection />, {
      api: { visits: async () => none },
      edits: { '/template/behaviour/measuring/visits': false },
    });
    expect(await screen.findByText(/Visits are not measured/)).toBeVisible();
  });

  it('says that it could not be had, and asks again', async () => {
    const answers = [() => Promise.reject(new Refusal('internal')), async () => view];
    const { user } = renderTool(<VisitsSection />, { api: { visits: () => (answers.shift() ?? (async () => view))() } });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('By page')).toBeVisible();
  });
});

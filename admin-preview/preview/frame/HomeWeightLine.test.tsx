import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PublishDialog } from '../../pages/release/PublishDialog.tsx';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { sampleHome } from '../../model/testing/sampleHome.ts';
import { HomeWeightLine } from './HomeWeightLine.tsx';

const stays = () => Promise.resolve();

describe('what home takes', () => {
  it('is in one line, with what differs from the live release', () => {
    renderTool(<HomeWeightLine />, { home: sampleHome({ bytes: 154_400, requests: 30 }) });
    expect(
      screen.getByRole('button', { name: 'Home: 154 kB (+12 kB) · 30 requests (−1) · 24 pictures · 900 elements' }),
    ).toBeVisible();
  });

  it('is marked above the limit, and says what takes most', async () => {
    const { user } = renderTool(<HomeWeightLine />, { home: sampleHome({ pictures: 95, unknown: 2 }) });
    await user.click(
      screen.getByRole('button', { name: /^Home is over the limit: .*95 pictures \(\+71\).*without files of other servers$/ }),
    );
    expect(screen.getByRole('row', { name: 'Pictures 95 (+71) over the limit 24 60' })).toBeVisible();
    const most = within(screen.getByRole('region', { name: 'What takes most' }));
    expect(most.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Scripts 4 files71 kB', '/brand/aurora/backdrop.webp23 kB']),
    );
    expect(most.getByText('The size of 2 files is unknown, because other servers have them.')).toBeVisible();
  });

  it('says that it is being measured', () => {
    renderTool(<HomeWeightLine />);
    expect(screen.getByText('Measuring home…')).toBeVisible();
  });
});

it('a release above the limit is published with a reason', async () => {
  const bodies: unknown[] = [];
  const { user } = renderTool(<PublishDialog flush={stays} onReload={stays} onClose={() => undefined} />, {
    home: sampleHome({ elements: 1_200 }),
    edits: { '/template/parameters/footer_nav': 'home,member,deposit' },
    api: { publish: async ({ body }) => (bodies.push(body), { changed: true, releaseId: 41, revision: 5 }) },
  });
  expect(screen.getByRole('row', { name: 'Elements 1200 (+300) over the limit 900 1000' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Publish now' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: /Home has 1200 elements\. The limit is 1000\./ }), 'Festival');
  await user.click(screen.getByRole('checkbox', { name: 'Publish without seeing the pictures' }));
  await user.click(screen.getByRole('button', { name: 'Publish now' }));
  expect(await screen.findByText('Revision 5 is live')).toBeInTheDocument();
  expect(bodies).toMatchObject([{ waived: [{ code: 'home.elements', pointer: '/template/layout/home', reason: 'Festival' }] }]);
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import type { VisitsView } from '#schemas/edges/api/visits.schema.ts';
import type { OperatorsApi } from '../../kit/api/operatorsApi.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import type { SampleSetting } from '../../model/testing/SampleTool.tsx';
import { OverviewSection } from './OverviewSection.tsx';

const TITLE = '/template/parameters/title';
const FOOTER = '/template/parameters/footer_nav';

const live: ReleaseEntry = {
  releaseId: 40,
  revision: 4,
  kind: 'publish',
  note: 'New name',
  by: 'kim',
  token: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  isLive: true,
  restoredRevision: null,
  plan: null,
  imported: null,
  waived: [],
  review: null,
};
const visits: VisitsView = {
  step: 'day',
  all: [{ vital: 'LCP', value: 9000, visits: 400 }],
  times: [],
  pages: [],
  releases: [
    { revision: 4, measures: [{ vital: 'LCP', value: 1200, visits: 40 }] },
    { revision: 3, measures: [{ vital: 'LCP', value: 9000, visits: 360 }] },
  ],
  languages: [],
  faults: [],
};

const api: Partial<OperatorsApi> = { releases: async () => [live], visits: async () => visits };

function open(setting: SampleSetting = {}, people = [{ name: 'ben', section: 'look' }]) {
  const [onProblems, onPublish] = [vi.fn(), vi.fn()];
  const tool = renderTool(<OverviewSection people={people} onProblems={onProblems} onPublish={onPublish} />, { api, ...setting });
  return { ...tool, onProblems, onPublish };
}

const card = (name: string) => within(screen.getByRole('region', { name }));

describe('the overview', () => {
  it('counts problems by severity, names the most severe first, each with the way to it, and opens them all', async () => {
    const { user, onProblems } = open({ edits: { [FOOTER]: 'deposit,member', [TITLE]: 'x'.repeat(200) } });
    const problems = within(await screen.findByRole('region', { name: 'Problems' }));
    expect(await problems.findByText(/^\d+ errors?$/)).toBeVisible();
    expect(problems.getByText(/^\d+ warnings?$/)).toBeVisible();
    const [first] = problems.getAllByRole('link');
    expect(first).toHaveAttribute('href', `#/demo/identity?at=${encodeURIComponent(TITLE)}`);
    await user.click(problems.getByRole('button', { name: 'All problems' }));
    expect(onProblems).toHaveBeenCalledOnce();
  });

  it('says in sentences what the draft changes, five at most, and leads to all and to publishing', async () => {
    const edits = {
      [TITLE]: 'New',
      [FOOTER]: 'home,member',
      '/switches/TRIAL3': '0',
      '/switches/CBS3': '1',
      '/switches/PTSYS3': '1',
      '/switches/REFERRAL': '0',
      '/switches/MAILCEN': '0',
    };
    const { user, onPublish } = open({ edits });
    const changes = card('Not live yet');
    expect(changes.getAllByRole('listitem')).toHaveLength(5);
    expect(changes.getByText('“Demo” → “New”')).toBeVisible();
    expect(changes.getByRole('link', { name: '2 more changes' })).toHaveAttribute('href', '#/demo/changes');
    await user.click(changes.getByRole('button', { name: 'Review and publish' }));
    expect(onPublish).toHaveBeenCalledOnce();
  });

  it('says that everything is live where the draft changes nothing, and offers nothing to publish', () => {
    open();
    expect(card('Not live yet').getByText('Everything is live')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Review and publish' })).toBeNull();
  });

  it('says which release is live, of whom, why, and asks what it changed only when that is opened', async () => {
    const release = vi.fn<OperatorsApi['release']>(() => new Promise(() => undefined));
    const { user } = open({ api: { ...api, release } });
    const now = card('Live now');
    expect(await now.findByText('Revision 4')).toBeVisible();
    expect(now.getByText(/Published by kim/)).toBeVisible();
    expect(now.getByText('New name')).toBeVisible();
    expect(now.getByRole('link', { name: 'Open site' })).toHaveAttribute('href', 'https://demo.play.example');
    expect(release).not.toHaveBeenCalled();
    await user.click(now.getByText('What changed'));
    await expect.poll(() => release).toHaveBeenCalledWith({ code: 'demo', release: 40 });
  });

  it('shows what players experience of the live release, not of those before it', async () => {
    open();
    const figures = card('What players experience');
    expect(await figures.findByText('1.2 sec')).toBeVisible();
    expect(figures.getByText('good')).toBeVisible();
    expect(figures.queryByText('9 sec')).toBeNull();
  });

  it.each([
    ['no visits yet', {}, /^Pages report/],
    ['that they are not measured', { '/template/behaviour/measuring/visits': false }, /^Visits are not/],
  ])('says %s where there are no figures of the live release', async (_title, edits, words) => {
    open({ edits, api: { ...api, visits: async () => ({ ...visits, releases: visits.releases.slice(1) }) } });
    expect(await card('What players experience').findByText(words)).toBeVisible();
  });

  it('names who else is here, or that nobody is', () => {
    open();
    expect(card('Also here').getByText('ben is here too, in Colours & theme')).toBeVisible();
  });

  it('says that nobody else is here', () => {
    open({}, []);
    expect(card('Also here').getByText('No other operator has this merchant open.')).toBeVisible();
  });

  it('asks the server for each thing once, also for operators who may only read', async () => {
    const [releases, asked] = [vi.fn(async () => [live]), vi.fn(async () => visits)];
    open({ role: 'viewer', api: { releases, visits: asked } });
    expect(await screen.findByText('Revision 4')).toBeVisible();
    expect(await screen.findByText('1.2 sec')).toBeVisible();
    expect([releases.mock.calls.length, asked.mock.calls.length]).toEqual([1, 1]);
  });

  it('shows the outline of what is on its way', () => {
    const never = () => new Promise<never>(() => undefined);
    open({ api: { releases: never, visits: never } });
    expect(card('Live now').getByRole('status', { name: 'Loading' })).toBeVisible();
    expect(card('What players experience').getByRole('status', { name: 'Loading' })).toBeVisible();
  });

  it.each([
    ['Live now', 'releases', 'The history could not be loaded', 'Revision 4'],
    ['What players experience', 'visits', 'The visits could not be loaded', '1.2 sec'],
  ])('says under “%s” what the server refused, and asks again', async (title, call, fault, found) => {
    const answers = { releases: async () => [live], visits: async () => visits };
    let isRefused = true;
    const refused = () => (isRefused ? Promise.reject(new Refusal('role.tooLow', 403)) : answers[call as keyof typeof answers]()); // of the table above
    const { user } = open({ api: { ...api, [call]: refused } });
    expect(await card(title).findByText(fault)).toBeVisible();
    isRefused = false;
    await user.click(card(title).getByRole('button', { name: 'Try again' }));
    expect(await card(title).findByText(found)).toBeVisible();
  });
});

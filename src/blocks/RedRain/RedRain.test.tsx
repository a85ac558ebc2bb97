import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CallAnswer } from '#schemas/declare/calls/declaredCalls.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { RedRain } from './RedRain.tsx';

const round = (id: string, startsAt: string, endsAt: string) => ({ id, startsAt, endsAt, amount: 800 });
const show = (path: string, redRain: CallAnswer<'redRain'> = { rounds: [] }) =>
  renderWithSite(<RedRain amounts />, {
    mode: 'preview',
    visitor: sampleVisitor.member,
    release: path === '' ? {} : { '/template/behaviour/platform/paths/redRain': path },
    answers: { redRain },
  });

describe('the red rain', () => {
  it('asks nothing until it has an address, and leads to the promotions', () => {
    const { http } = show('');
    expect(screen.getByText('No red packet rain is scheduled right now.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View promotions' })).toHaveAttribute('href', '/m/activity');
    expect(http.asked).toEqual([]);
  });

  it('lists the rounds of the platform with their states', async () => {
    const rounds = [
      round('1', '2020-01-01T12:00:00Z', '2020-01-01T12:05:00Z'),
      round('2', '2020-01-01T12:00:00Z', '2999-01-01T12:05:00Z'),
      { ...round('3', '2999-01-01T12:00:00Z', '2999-01-01T12:05:00Z'), title: 'New Year' },
    ];
    show('/wps/red', { rounds });
    const shown = await screen.findAllByRole('listitem');
    expect(shown.map((item) => item.textContent)).toEqual([
      expect.stringMatching(/Ended.*800\.00/),
      expect.stringMatching(/Now.*800\.00/),
      expect.stringMatching(/New Year.*Upcoming.*800\.00/),
    ]);
  });

  it('says so when the platform has none', async () => {
    show('/wps/red');
    expect(await screen.findByText('No red packet rain is scheduled right now.')).toBeVisible();
  });
});

import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Link } from '#src/lib/Link.tsx';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { PageFade } from './PageFade.tsx';
import { useBackSwipe } from './useBackSwipe.ts';

function Page() {
  useBackSwipe();
  return <h1>{useLocation().pathname}</h1>;
}

function Pages() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <PageFade page={pathname}>
      <Page />
      <Link to="/m/activity">on</Link>
      <button onClick={() => void navigate(-1)}>back</button>
    </PageFade>
  );
}

/** The page around the heading, as it fades or not. */
const fades = () => screen.getByRole('heading').parentElement?.hasAttribute('data-fades');

function swipe(toX: number, toY = 300) {
  const touch = (clientX: number, clientY: number) => ({ clientX, clientY, identifier: 1, target: document.body });
  act(() => {
    fireEvent.touchStart(document.body, { touches: [touch(5, 300)], changedTouches: [touch(5, 300)] });
    fireEvent.touchEnd(document.body, { touches: [], changedTouches: [touch(toX, toY)] });
  });
}

async function openSecond() {
  renderWithSite(<Pages />, { path: '/m/set' });
  await userEvent.click(screen.getByRole('link'));
}

describe('a page', () => {
  it('does not fade when it is the first', () => {
    renderWithSite(<Pages />);
    expect(fades()).toBe(false);
  });

  it('fades in for as long as the release says, also on the way back', async () => {
    await openSecond();
    expect(fades()).toBe(true);
    expect(screen.getByRole('heading').parentElement?.style.getPropertyValue('--page-fade')).toBe('300ms');
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('heading')).toHaveTextContent('/m/set');
    expect(fades()).toBe(true);
  });

  it('comes from the side that its history lies on', async () => {
    await openSecond();
    const way = () => screen.getByRole('heading').parentElement?.getAttribute('data-fades');
    expect(way()).toBe('PUSH');
    await userEvent.click(screen.getByRole('button'));
    expect(way()).toBe('POP');
  });

  it('is left by a swipe from the edge, and the one before does not fade', async () => {
    await openSecond();
    swipe(110);
    expect(screen.getByRole('heading')).toHaveTextContent('/m/set');
    expect(fades()).toBe(false);
  });

  it.each([
    ['too short', 90, 300],
    ['up rather than in', 110, 100],
  ])('stays for a swipe that is %s', async (_title, x, y) => {
    await openSecond();
    swipe(x, y);
    expect(screen.getByRole('heading')).toHaveTextContent('/m/activity');
  });
});

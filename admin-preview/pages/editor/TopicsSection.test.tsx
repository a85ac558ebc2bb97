import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { readRoute } from '../../kit/route/route.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { TopicsSection } from './TopicsSection.tsx';
import { focusSetting } from '../../model/settings/focusSetting.ts';

const topics = () => within(screen.getByRole('navigation', { name: 'Topics' }));
const card = () => screen.getByRole('heading', { level: 2 }).textContent;

afterEach(() => {
  location.hash = '';
});

it('shows one topic at a time, each with an address of its own', async () => {
  const { user } = renderTool(<TopicsSection section="safety" at={undefined} />);
  expect(card()).toBe('Player safety');
  expect(topics().getByRole('link', { current: true })).toHaveTextContent('Player safety');
  await user.click(topics().getByRole('link', { name: 'Permissions' }));
  await waitFor(() => expect(card()).toBe('Permissions'));
  expect(screen.queryByText('Age gate')).toBeNull();
  location.hash = '#/demo/safety/login';
  await waitFor(() => expect(card()).toBe('Login and password'));
});

it('offers both readings of the member types, at their topic alone', async () => {
  const readings = () => screen.queryByRole('radiogroup', { name: /two readings/ });
  const { user } = renderTool(<TopicsSection section="safety" at={undefined} />);
  expect(readings()).toBeNull();
  await user.click(topics().getByRole('link', { name: 'Member types' }));
  await waitFor(() => expect(card()).toBe('Member types'));
  expect(readings()).toBeVisible();
});

it('opens at the setting that is asked for, and lets go of it when another topic is chosen', async () => {
  location.hash = '#/demo/featureSettings?at=%2Ftemplate%2Fbehaviour%2Fcontent%2FfeedbackLength';
  const { user } = renderTool(<TopicsSection section="featureSettings" at="/template/behaviour/content/feedbackLength" />);
  expect(card()).toBe('Notices and texts');
  expect(screen.getByText('Longest feedback')).toBeVisible();
  await user.click(topics().getByRole('link', { name: 'Games' }));
  await waitFor(() => expect(card()).toBe('Games'));
  expect(readRoute(location.hash)).toMatchObject({ section: 'featureSettings', part: 'play' });
  expect(location.hash).not.toContain('at=');
});

it.each([
  ['glides to a setting nearby', 500, 'smooth'],
  ['stands at once before one that is far away', 20_000, 'auto'],
])('%s', (_title, top, behavior) => {
  renderTool(<TopicsSection section="safety" at={undefined} />);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const place = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 40));
  focusSetting('/template/behaviour/responsible/ageGate');
  expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ behavior }));
  scroll.mockRestore();
  place.mockRestore();
});

it('puts the focus on the control that one is led to, not on the button that says where its value came from', () => {
  renderTool(<TopicsSection section="safety" at={undefined} />);
  focusSetting('/template/behaviour/responsible/ageGate');
  expect(screen.getByRole('switch', { name: 'Age gate' })).toHaveFocus();
});

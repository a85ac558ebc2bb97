import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { HelpTopics } from './HelpTopics.tsx';

const help = ['Deposits', 'Limits'].map((title, id) => ({ id: id + 40, title, content: `<p>About ${title}</p>` }));
const open = () => [...document.querySelectorAll('details')].flatMap((card, index) => (card.open ? [index] : []));

it.each([
  ['?i=1', [1]],
  ['?i=0', [0]],
  ['?i=9', []],
  ['?i=x', []],
  ['', []],
])('the help centre at %j opens topic %j', async (search, topics) => {
  renderWithSite(<HelpTopics contact />, { answers: { help }, path: '/m/help', search });
  await screen.findByText('Deposits');
  expect(open()).toEqual(topics);
});

it('the help centre leads to customer support, unless the platform has none', async () => {
  const { store, unmount } = renderWithSite(<HelpTopics contact />, { answers: { help } });
  await userEvent.click(screen.getByRole('button', { name: 'Customer support' }));
  expect(store.getState().overlay).toBe('service');
  unmount();
  renderWithSite(<HelpTopics contact />, { answers: { help }, release: { '/template/behaviour/platform/paths/service': '' } });
  expect(screen.queryByRole('button', { name: 'Customer support' })).toBeNull();
});

it('the help centre says when there are no topics', async () => {
  renderWithSite(<HelpTopics contact={false} />, { answers: { help: [] } });
  expect(await screen.findByText(/No articles yet/)).toBeVisible();
});

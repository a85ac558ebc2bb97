import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { SaveStatus } from './SaveStatus.tsx';

it('says that a reason of a waiver is not saved until the server has it', () => {
  const { store } = renderTool(<SaveStatus />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('Saved');
  act(() => store.getState().waive('footer.home /template', 'An experiment'));
  expect(status).toHaveTextContent('Unsaved');
  act(() => store.getState().settleWaiver('footer.home /template', 'An experiment'));
  expect(status).toHaveTextContent('Saved');
});

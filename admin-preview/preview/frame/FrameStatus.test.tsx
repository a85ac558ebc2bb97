import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { type FrameState, openChannel } from './frameChannel.ts';
import { FrameStatus } from './FrameStatus.tsx';

it.each<[FrameState, boolean, number]>([
  ['connecting', false, 1],
  ['live', false, 1],
  ['stale', false, 1],
  ['lost', false, 0],
  ['lost', true, 1],
])('offers to reload where the phone does not offer it itself: %s, ignored %s', (state, isIgnored, count) => {
  renderTool(<FrameStatus channel={{ ...openChannel(0), state }} isIgnored={isIgnored} onReload={() => undefined} />);
  expect(screen.queryAllByRole('button', { name: 'Reload preview' })).toHaveLength(count);
});

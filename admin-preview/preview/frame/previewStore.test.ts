import { expect, it } from 'vitest';
import { createPreviewStore } from './previewStore.ts';

const report = (path: string) => {
  const preview = createPreviewStore();
  const { setChannel, channel } = preview.getState();
  preview.getState().navigate({ path: '/m/help' });
  setChannel({ ...channel, path });
  return preview.getState();
};

it('follows the frame to the page that it has gone to', () => {
  expect(report('/m/promotions')).toMatchObject({ path: '/m/promotions', channel: { path: '/m/promotions' } });
});

it('stays at the page that it was sent to while the frame reports none', () => {
  expect(report('').path).toBe('/m/help');
});

const message = { channel: 'livery-preview', protocol: 2, type: 'checked', faults: [] } as const;

it('keeps the findings of the newest check only', () => {
  const preview = createPreviewStore();
  const { receive } = preview.getState();
  preview.setState({ checks: 2 });
  receive({ ...message, number: 1 });
  expect(preview.getState().found).toBeUndefined();
  receive({ ...message, number: 2 });
  expect(preview.getState().found).toMatchObject({ number: 2, faults: [] });
});

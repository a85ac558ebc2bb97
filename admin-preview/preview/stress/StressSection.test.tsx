import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FrameFault } from '#schemas/edges/preview/frameFaults.schema.ts';
import { previewEnvelope } from '#schemas/edges/preview/previewMessage.schema.ts';
import { PreviewProvider } from '../frame/PreviewContext.ts';
import { type ViewState, type OneOrder, type PreviewStore, createPreviewStore } from '../frame/previewStore.ts';
import { renderTool } from '../../model/testing/renderTool.tsx';
import { StressSection } from './StressSection.tsx';

const fault: FrameFault = {
  rule: 'overflow',
  text: 'Jade Ember',
  detail: 'from 0 to 412 on a page of 390 px',
  part: { block: '/template/layout/home/0', field: '', text: '', picture: '', colours: [] },
};

let preview: PreviewStore;
let orders: OneOrder[];
let looks: Partial<ViewState>[];

/** The section beside a frame that notes what it is asked, and shows what it is told. */
function open() {
  return renderTool(
    <PreviewProvider value={preview}>
      <StressSection />
    </PreviewProvider>,
  );
}

/** The frame answers the last check. */
const answer = (faults: readonly FrameFault[]) => {
  const asked = orders.findLast((order) => order.type === 'check');
  act(() => preview.getState().receive({ ...previewEnvelope, type: 'checked', number: asked?.number ?? -1, faults }));
};

const show = (path: string) =>
  act(() => {
    const { channel, setChannel } = preview.getState();
    setChannel({ ...channel, applied: channel.applied + 1, path });
  });

beforeEach(() => {
  preview = createPreviewStore();
  const sent: OneOrder[] = (orders = []);
  const wanted: Partial<ViewState>[] = (looks = []);
  preview.subscribe((now, before) => {
    if (now.order && now.order !== before.order) sent.push(now.order);
    if (now.scenario !== before.scenario || now.phone !== before.phone) wanted.push({ ...now.scenario, phone: now.phone });
  });
});

describe('the stress test', () => {
  it('names the page that the frame had shown before the section was opened', () => {
    show('/m/help');
    open();
    answer([]);
    expect(screen.getByText('Nothing found on /m/help.')).toBeVisible();
  });

  it('shows the page of the frame with the chosen content, size of text and width', async () => {
    const { user } = open();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Case' }), 'Longest words');
    await user.click(screen.getByRole('checkbox', { name: 'Text at 200 %' }));
    await user.click(screen.getByRole('checkbox', { name: '320 px wide' }));
    expect(looks).toMatchObject([{ content: 'longWords', platform: 'normal' }, { textSize: '200' }, { phone: 'tiny' }]);
    expect(screen.getByText('With: Longest words · Text at 200 % · 320 px wide')).toBeVisible();
  });

  it('shows a platform that fails with the content that it would have', async () => {
    const { user } = open();
    const choice = screen.getByRole('combobox', { name: 'Case' });
    await user.selectOptions(choice, 'Very many entries');
    await user.selectOptions(choice, 'Failing platform');
    expect(looks.at(-1)).toMatchObject({ content: 'real', platform: 'failing' });
    expect(choice).toHaveDisplayValue('Failing platform');
  });

  it('names what is wrong and in which block; a press shows it in the frame and opens the block', async () => {
    const { user } = open();
    show('/m/home');
    answer([fault]);
    expect(screen.getByText('1 finding on /m/home')).toBeVisible();
    const finding = screen.getByRole('link', { name: /Wider than the screen.*Jade Ember.*412/ });
    expect(finding).toHaveAttribute('href', expect.stringMatching(/\/layout\?at=%2Ftemplate%2Flayout%2Fhome%2F0$/));
    await user.click(finding);
    expect(orders.at(-1)).toEqual({ type: 'reveal', index: 0 });
  });

  it('says when there is nothing, and checks again when the page has changed or when it is asked to', async () => {
    const { user } = open();
    show('/m/home');
    answer([]);
    expect(screen.getByText('Nothing found on /m/home.')).toBeVisible();
    const before = orders.length;
    show('/m/help');
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(orders.slice(before).map(({ type }) => type)).toEqual(['check', 'check']);
  });

  it('takes no answer of an older check', () => {
    open();
    show('/m/home');
    const [first] = orders;
    show('/m/help');
    act(() =>
      preview
        .getState()
        .receive({ ...previewEnvelope, type: 'checked', number: first?.type === 'check' ? first.number : -1, faults: [fault] }),
    );
    expect(screen.queryByText('1 finding on /m/help')).toBeNull();
  });

  it('leads nowhere where a finding is in no block', async () => {
    const { user } = open();
    show('/m/home');
    answer([{ ...fault, part: { ...fault.part, block: '' } }]);
    await user.click(screen.getByRole('button', { name: /Whole page/ }));
    expect(orders.at(-1)).toEqual({ type: 'reveal', index: 0 });
  });
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { ApiError } from '#src/lib/ApiError.ts';
import type { FakeAnswers } from '#tests/support/fakeHttp.ts';
import { methods, payable } from '#tests/support/paymentAnswers.ts';
import { renderWithSite } from '#tests/support/renderWithSite.tsx';
import { DepositDesk } from './DepositDesk.tsx';

const waiting = payable.account;
const { pay } = waiting;

const show = (answers: FakeAnswers, release: Readonly<Record<string, unknown>> = {}) =>
  renderWithSite(<DepositDesk quickAmounts advice design="amount" />, {
    mode: 'preview',
    visitor: sampleVisitor.member,
    release,
    answers: { wallet: { sumBalance: 100 }, ...answers },
  });
const goOn = async () => userEvent.click(await screen.findByRole('button', { name: /^Continue paying/ }));
const proofs = ({ http }: ReturnType<typeof show>) =>
  http.asked.filter(({ call }) => call === 'depositProof').map(({ given }) => given);

describe('a deposit may be proved by a picture', () => {
  const wanted = { ...waiting, pay: { ...pay, proof: 'wanted' as const } };
  const sent = { ...waiting, pay: { ...pay, proof: 'sent' as const } };
  const choose = async (type: string) => {
    await screen.findByRole('button', { name: 'Upload payment receipt' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, new File(['x'], 'receipt', { type }));
  };
  const showWanted = (answers: FakeAnswers) =>
    show({ depositMethods: { ...methods, waiting: [wanted] }, depositStatus: wanted, ...answers });

  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', async ({ type }: Blob) => {
      if (type === 'image/heic') throw new Error('unknown format');
      return { width: 3200, height: 1600, close: () => undefined };
    });
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ fillRect() {}, drawImage() {} } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function drawn(this: HTMLCanvasElement, type, quality) {
      // As large as a noisy photo; only at less than half the quality it is small enough.
      return `data:${type};base64,${this.width}x${this.height}${'A'.repeat(Math.round(400_000 * (quality as number)))}`;
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('which is drawn smaller, sent at once, and can be replaced', async () => {
    const shown = showWanted({ depositProof: sent });
    await goOn();
    shown.http.answer({ depositStatus: sent });
    await choose('image/png');
    expect(await screen.findByText('Payment receipt uploaded')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Replace payment receipt' })).toBeVisible();
    const [body] = proofs(shown);
    expect(body).toMatchObject({ reference: waiting.reference });
    const { picture } = body as { readonly picture: string };
    expect(picture).toMatch(/^data:image\/jpeg;base64,1600x800A/);
    expect(picture.length).toBeLessThanOrEqual(200_000);
  });

  it('which says so if it is none, and if it was refused', async () => {
    const shown = showWanted({ depositProof: new ApiError('payment.depositOver', 409, '') });
    await goOn();
    await choose('image/heic');
    expect(await screen.findByRole('alert')).toHaveTextContent('This picture cannot be opened.');
    expect(proofs(shown)).toEqual([]);
    await choose('image/jpeg');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('already completed or closed'));
  });

  it('where the platform has a call for it', async () => {
    showWanted({});
    await goOn();
    expect(await screen.findByRole('button', { name: 'Upload payment receipt' })).toBeVisible();
  });

  it.each([
    ['does not want one', waiting, {}],
    ['has no call for it', wanted, { '/template/behaviour/platform/paths/depositProof': '' }],
  ])('but not where the platform %s', async (_what, status, release) => {
    show({ depositMethods: { ...methods, waiting: [status] }, depositStatus: status }, release);
    await goOn();
    expect(await screen.findByRole('heading', { name: 'Complete your payment' })).toBeVisible();
    expect(document.querySelector('input[type=file]')).toBeNull();
  });
});

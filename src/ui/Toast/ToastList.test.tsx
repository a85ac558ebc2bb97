import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english as texts } from '#tests/support/playerTexts.ts';
import { createTextValue } from '#src/i18n/createTextValue.ts';
import { TextProvider } from '#src/i18n/TextContext.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastList } from './ToastList.tsx';

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const show = (kind: 'info' | 'error') => {
    const onHide = vi.fn();
    render(<ToastList toasts={[{ id: 7, kind, text: 'Saved', durationMs: 1500 }]} onHide={onHide} />);
    return onHide;
  };
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  it('leaves when its time is over', () => {
    const onHide = show('info');
    pass(1499);
    expect(onHide).not.toHaveBeenCalled();
    pass(1);
    expect(onHide).toHaveBeenCalledExactlyOnceWith(7);
  });

  it.each([
    ['hovered', fireEvent.pointerEnter, fireEvent.pointerLeave],
    ['focused', fireEvent.focus, fireEvent.blur],
  ])('stays while it is %s and then takes the rest of its time', (_how, begin, end) => {
    const onHide = show('info');
    pass(1000);
    begin(screen.getByRole('button'));
    pass(10_000);
    expect(onHide).not.toHaveBeenCalled();
    end(screen.getByRole('button'));
    pass(499);
    expect(onHide).not.toHaveBeenCalled();
    pass(1);
    expect(onHide).toHaveBeenCalledOnce();
  });

  it('leaves at a press', () => {
    const onHide = show('info');
    fireEvent.click(screen.getByRole('button', { name: 'Saved' }));
    expect(onHide).toHaveBeenCalledWith(7);
  });

  it.each([
    ['info', 'status'],
    ['error', 'alert'],
  ] as const)('of kind %s is read out by the region %s', (kind, role) => {
    show(kind);
    expect(screen.getByRole(role)).toHaveTextContent('Saved');
  });
});

describe('messages and a dialog', () => {
  const words = createTextValue('EN', texts);
  const page = (isOpen: boolean) => (
    <TextProvider value={words}>
      {isOpen ? (
        <Dialog title="Log in" onClose={() => undefined}>
          Content
        </Dialog>
      ) : null}
      <ToastList toasts={[{ id: 7, kind: 'info', text: 'Saved', durationMs: 60_000 }]} onHide={() => undefined} />
    </TextProvider>
  );

  it('messages are in the dialog while it is open, because all else is inert, and outlive it', () => {
    const { rerender } = render(page(false));
    rerender(page(true));
    expect(screen.getByRole('dialog')).toContainElement(screen.getByRole('button', { name: 'Saved' }));
    rerender(page(false));
    expect(screen.getByRole('button', { name: 'Saved' })).toBeInTheDocument();
  });
});

import type { StateCreator } from 'zustand';

export type ToastKind = 'info' | 'success' | 'error' | 'loading';

/** How long a toast stays, by name; the release says how many ms each is (TOAST-01). */
export type ToastLength = 'default' | 'short' | 'long' | 'reject' | 'sent';

export interface ToastMessage {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly length: ToastLength;
  /** Its duration in ms, instead of a named one. */
  readonly durationMs?: number | undefined;
}

type ToastOptions = Partial<Pick<ToastMessage, 'kind' | 'length' | 'durationMs'>>;

export interface ToastSlice {
  readonly toasts: readonly ToastMessage[];
  /** Shows a toast and gives its id, for hiding a loading toast when its work ends. */
  readonly showToast: (text: string, options?: ToastOptions) => number;
  readonly hideToast: (id: number) => void;
}

export const createToastSlice: StateCreator<ToastSlice> = (set, get) => {
  let lastId = 0; // never used twice: a late call to hide a toast must not hide another one
  return {
    toasts: [],
    showToast: (text, { kind = 'info', length = 'default', durationMs } = {}) => {
      lastId += 1;
      // The same text twice is one message.
      const others = get().toasts.filter((toast) => toast.text !== text);
      set({ toasts: [...others, { id: lastId, kind, text, length, durationMs }] });
      return lastId;
    },
    hideToast: (id) => set({ toasts: get().toasts.filter((toast) => toast.id !== id) }),
  };
};

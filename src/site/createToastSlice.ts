import type { StateCreator } from 'zustand';

export type ToastKind = 'info' | 'success' | 'error' | 'loading';

export interface ToastMessage {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  /** How long it stays, in ms; hovering or focusing pauses it (TOAST-01, TOAST-02). */
  readonly durationMs: number;
}

/** Default, short and long life of a toast (TOAST-01), and of a loading toast that code hides itself (TOAST-08). */
export const toastMs = { default: 1500, short: 3000, long: 8000, loading: 9_999_000 } as const;

export interface ToastSlice {
  readonly toasts: readonly ToastMessage[];
  /** Shows a toast and gives its id, for hiding a loading toast when its work ends. */
  readonly showToast: (text: string, options?: { readonly kind?: ToastKind; readonly durationMs?: number }) => number;
  readonly hideToast: (id: number) => void;
}

export const createToastSlice: StateCreator<ToastSlice> = (set, get) => ({
  toasts: [],
  showToast: (text, { kind = 'info', durationMs = kind === 'loading' ? toastMs.loading : toastMs.default } = {}) => {
    const id = 1 + Math.max(0, ...get().toasts.map((toast) => toast.id));
    // The same text twice is one message.
    set({ toasts: [...get().toasts.filter((toast) => toast.text !== text), { id, kind, text, durationMs }] });
    return id;
  },
  hideToast: (id) => set({ toasts: get().toasts.filter((toast) => toast.id !== id) }),
});

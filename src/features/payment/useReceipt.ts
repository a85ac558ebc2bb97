import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReceiptAnswer } from '#schemas/declare/platform/payment.schema.ts';

interface ShownReceipt {
  readonly receipt: ReceiptAnswer | undefined;
  readonly show: (receipt: ReceiptAnswer) => void;
  /** Back to the form, which takes the focus: the button that was pressed is gone. */
  readonly close: () => void;
  readonly form: RefObject<HTMLFormElement | null>;
}

/** The receipt that is in a form's place, until the player goes on to another. */
export function useReceipt(): ShownReceipt {
  const [receipt, setReceipt] = useState<ReceiptAnswer>();
  const form = useRef<HTMLFormElement>(null);
  function close() {
    flushSync(() => setReceipt(undefined));
    form.current?.focus();
  }
  return { receipt, show: setReceipt, close, form };
}

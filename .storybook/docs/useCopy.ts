import { useState } from 'react';

/** Copies a text, which is made when it is asked for, and what to say of it until the pointer or the focus leaves the button. */
export function useCopy(makeText: () => string) {
  const [said, setSaid] = useState<string>();
  const forget = () => setSaid(undefined);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(makeText());
      setSaid('Copied');
    } catch {
      setSaid('The browser refuses to copy'); // it was not allowed to, or the page is not secure
    }
  };
  return { said, button: { onClick: copy, onBlur: forget, onPointerLeave: forget } };
}

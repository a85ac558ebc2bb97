/** A window for a game. It says that it waits: the platform's answer may take seconds. Null where the browser blocks it. */
export function openWaiting(words: string): Window | null {
  const opened = window.open('', '_blank');
  if (opened) opened.document.body.textContent = words;
  return opened;
}

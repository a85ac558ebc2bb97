import address from './icons.svg';

/** Puts the sheet with every icon into the document, in place of the part of it that came with the server's page. */
export async function loadIcons(): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The icons answered ${answer.status}.`);
  const sheet = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement;
  document.getElementById(sheet.id)?.remove();
  document.body.append(document.importNode(sheet, true));
}

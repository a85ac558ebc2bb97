import address from './icons.svg';

/** Lets the browser parse what it fetches: the page's policy trusts no script to turn text into elements. */
const fetchSheet = () =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.addEventListener('load', () =>
      request.status === 200 && request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(`The icons answered ${request.status}.`)),
    );
    request.addEventListener('error', () => reject(new Error('The icons cannot be reached.')));
    request.send();
  });

/** Puts the sheet with every icon into the document, in place of the part of it that came with the server's page. */
export async function loadIcons(): Promise<void> {
  const sheet = (await fetchSheet()).documentElement;
  document.getElementById(sheet.id)?.remove();
  document.body.append(document.importNode(sheet, true));
}

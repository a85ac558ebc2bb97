import address from './icons.svg';

/** The sheet as a document. Asked for by XMLHttpRequest, because the page's policy lets no script turn text into one. */
const readSheet = () =>
  new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.addEventListener('load', () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`The icons answered ${request.status}.`));
    });
    request.addEventListener('error', () => reject(new Error('The icons could not be reached.')));
    request.send();
  });

/** Puts the sheet with every icon into the document, in place of the part of it that came with the server's page. */
export async function loadIcons(): Promise<void> {
  const sheet = (await readSheet()).documentElement;
  document.getElementById(sheet.id)?.remove();
  document.body.append(document.importNode(sheet, true));
}

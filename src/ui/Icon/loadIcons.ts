import address from './icons.svg';

/** The sheet as a document, parsed by the browser itself: the page's policy lets no script make markup of a text. */
const fetchSheet = (): Promise<Element> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.overrideMimeType('image/svg+xml');
    request.addEventListener('error', () => reject(new Error('The icons did not arrive.')));
    request.addEventListener('load', () => {
      const sheet = request.status === 200 ? request.responseXML?.documentElement : undefined;
      if (sheet) resolve(sheet);
      else reject(new Error(`The icons answered ${request.status}.`));
    });
    request.send();
  });

/** Puts the sheet with every icon into the document, in place of the part of it that came with the server's page. */
export async function loadIcons(): Promise<void> {
  const sheet = await fetchSheet();
  document.getElementById(sheet.id)?.remove();
  document.body.append(document.importNode(sheet, true));
}

import address from './icons.svg';

/** By XMLHttpRequest, which gives a document: the page's policy lets nobody make one from text. */
function fetchSheet(): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.responseType = 'document';
    request.addEventListener('load', () =>
      request.responseXML ? resolve(request.responseXML) : reject(new Error(`The icons answered ${request.status}.`)),
    );
    request.addEventListener('error', () => reject(new Error('The icons cannot be reached.')));
    request.send();
  });
}

/** Puts the sheet with every icon into the document, in place of the part of it that came with the server's page. */
export async function loadIcons(): Promise<void> {
  const { documentElement: sheet } = await fetchSheet();
  document.getElementById(sheet.id)?.remove();
  document.body.append(document.importNode(sheet, true));
}

import { escapeHtml } from '#server/http/responses/escapeHtml.ts';

/** A text as HTML, as the editor of a platform would have written it. An empty line begins a new paragraph. */
export const paragraphsOf = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
    .join('');

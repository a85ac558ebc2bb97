import type { Language } from '#schemas/languages.ts';
import type { HelpAnswer } from '#schemas/platform/announcements.schema.ts';
import { escapeHtml } from '#server/http/escapeHtml.ts';
import { helpTexts } from './helpTexts.ts';

/** CALL-27: the topics as a platform's editor would have written them. */
export const helpTopics = (language: Language): HelpAnswer =>
  helpTexts[language].map(([title, ...paragraphs], index) => ({
    id: index + 1,
    title,
    content: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
  }));

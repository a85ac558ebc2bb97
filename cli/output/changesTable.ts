import type { ChangeSentence } from '#texts/tool/changeSentences.ts';

/** Texts of a release must not become links, pictures or mentions in a comment. */
const escapeMarkdown = (text: string): string =>
  text.replaceAll(/[&<>|[\]()!*_~@#`\\]/g, (character) => `&#${character.charCodeAt(0)};`).replaceAll(/\s+/g, ' ');

/** Changes as a table in Markdown, for a comment on a pull request. */
export function changesTable(before: string, after: string, changes: readonly ChangeSentence[]): string {
  const title = `### ${escapeMarkdown(before)} → ${escapeMarkdown(after)}`;
  if (changes.length === 0) return `${title}\n\nNo differences.`;
  const rows = changes.map(({ title: setting, text }) => `| ${escapeMarkdown(setting)} | ${escapeMarkdown(text)} |`);
  return [title, '', '| setting | change |', '| --- | --- |', ...rows].join('\n');
}

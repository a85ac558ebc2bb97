import type { Migration } from './Migration.ts';

/** What was left out of an uploaded picture, and how light its visible pixels are; null for pictures of before. */
export const addPictureFacts: Migration = {
  name: '0047-picture-facts',
  statements: [`alter table media add column changes jsonb not null default '[]', add column tones jsonb`],
};

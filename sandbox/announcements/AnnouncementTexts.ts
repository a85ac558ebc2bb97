/** Title and text of one announcement. `{brand}` stands for the site's title. */
export type Words = readonly [title: string, content: string];

/** The announcements of a lobby in one language: every language has the same ones, in the same order. */
export interface AnnouncementTexts {
  readonly banners: readonly [Words, Words, Words, Words, Words, Words];
  readonly notices: readonly [Words, Words, Words, Words, Words, Words, Words];
  readonly promotions: readonly [Words, Words];
}

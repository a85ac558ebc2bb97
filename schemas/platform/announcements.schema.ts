import type { FromSchema } from 'json-schema-to-ts';

/** CALL-34: banners (B), notices (PL), pop-ups (PU), promotions (PR), home notices (H), agent notices (A). */
export const announcementsAnswerSchema = {
  $id: 'platform/announcements',
  type: 'array',
  items: {
    type: 'object',
    required: ['id', 'type', 'title'],
    properties: {
      id: { type: 'integer' },
      type: { type: 'string', enum: ['A', 'B', 'PL', 'PU', 'PR', 'H'] },
      groupName: { type: 'string', maxLength: 40 },
      title: { type: 'string', maxLength: 200 },
      /** HTML of the platform's editor: shown as text only, or sanitised. */
      content: { type: 'string', maxLength: 20000 },
      startDate: { type: 'string', maxLength: 40 },
      endDate: { type: 'string', maxLength: 40 },
      read: { type: 'boolean' },
      /** Picture of a banner. */
      url: { type: 'string', maxLength: 500 },
      /** Where a tap leads: a path of the site or an https address. */
      link: { type: 'string', maxLength: 500 },
    },
  },
} as const;
export type AnnouncementsAnswer = FromSchema<typeof announcementsAnswerSchema>;
export type Announcement = AnnouncementsAnswer[number];

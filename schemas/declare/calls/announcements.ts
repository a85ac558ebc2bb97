import {
  announcementsAnswerSchema,
  helpAnswerSchema,
  promotionCategoriesAnswerSchema,
  readMarkBodySchema,
} from '../platform/announcements.schema.ts';
import type { CallDeclaration } from './CallDeclaration.ts';
import { pages } from '../pages/pages.ts';
import { text, codes, language, query } from './queryParts.ts';

const WHEN = '2026-02-01T00:00:00.000Z';

const announcements = [
  ...[1, 2, 3].map((id) => ({
    id,
    type: 'B',
    title: `Banner ${id}`,
    url: `/brand/aurora/banner-${id}.webp`,
    link: pages.hotGames.path,
  })),
  ...[
    'Weekend cashback is open until Sunday midnight',
    'New tables in the live lounge from today',
    'Scheduled maintenance on Tuesday, 04:00 to 04:30',
  ].map((title, index) => ({
    id: 10 + index,
    type: 'PL',
    title,
    content: `<p>${title}.</p>`,
    startDate: WHEN,
    read: index > 0,
  })),
  ...['Welcome gift', 'Weekly rebate'].map((title, index) => ({
    id: 30 + index,
    type: 'PR',
    title,
    content: `<p>${title}: <b>every week</b> until the end. <a href="${pages.help.path}">Rules</a></p>`,
    startDate: WHEN,
    endDate: '2026-06-30T00:00:00.000Z',
    noExpiry: index,
    promoAnnouncementCategoryIds: [index + 1],
    announcementImages: [{ url: `/art/promotions/${['welcome', 'rebate'][index]}.svg`, sequence: 1 }],
    link: pages.hotGames.path,
  })),
];

export const announcementCalls = {
  announcements: {
    title: 'notices',
    method: 'GET',
    path: '/wps/relay/MCSFE_getListAnnouncements',
    tokenInQuery: true,
    query: query({
      types: codes,
      groupName: text(40),
      platform: text(10),
      merchantCode: text(40),
      language,
      token: text(200),
    }),
    answer: announcementsAnswerSchema,
    sample: announcements,
    shared: { freshS: 60, guestsOnly: true },
  },
  announcementRead: {
    title: 'notice read',
    method: 'POST',
    path: '/wps/relay/MCSFE_markAnnouncementAsRead',
    session: true,
    noTrials: true,
    body: readMarkBodySchema,
    answer: null,
    invalidates: ['announcements'],
    refusals: ['announcement.unknown'],
  },
  popularAnnouncements: {
    title: 'most read notices',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPopularAnnouncements',
    query: query({ merchantCode: text(40), language }),
    answer: announcementsAnswerSchema,
    sample: announcements.slice(3, 6),
    shared: { freshS: 60 },
  },
  promotionCategories: {
    title: 'categories of promotions',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPromoCategories',
    query: query({ merchantCode: text(40), language }),
    answer: promotionCategoriesAnswerSchema,
    sample: [
      { id: 1, title: 'promo_welcome', iconImageUrl: '' },
      { id: 2, title: 'promo_weekly', iconImageUrl: '' },
    ],
    shared: { freshS: 60 },
  },
  lobbyNews: {
    title: 'news of the lobby',
    method: 'GET',
    path: '/wps/relay/GLS2_lobbyNews',
    query: query({ merchantCode: text(40), language }),
    answer: announcementsAnswerSchema,
    sample: announcements.slice(3, 6),
    shared: { freshS: 60 },
  },
  help: {
    title: 'help centre',
    method: 'GET',
    path: '/wps/system/helpCenter',
    query: query({ device: text(10), language }),
    answer: helpAnswerSchema,
    sample: ['How do I deposit?', 'How do I reset my password?'].map((title, id) => ({
      id,
      title,
      content: '<p>Open the menu and follow the steps:</p><ol><li>Choose a way.</li><li>Confirm.</li></ol>',
    })),
    shared: { freshS: 60, offline: true },
  },
} as const satisfies Record<string, CallDeclaration>;

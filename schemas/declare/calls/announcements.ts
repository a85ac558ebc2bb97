import {
  announcementsAnswerSchema,
  helpAnswerSchema,
  promotionCategoriesAnswerSchema,
  readMarkBodySchema,
} from '../platform/announcements.schema.ts';
import type { CallDeclaration } from './CallDeclaration.ts';
import { text, codes, language, query } from './queryParts.ts';

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
  },
  promotionCategories: {
    title: 'categories of promotions',
    method: 'GET',
    path: '/wps/relay/MCSFE_getPromoCategories',
    query: query({ merchantCode: text(40), language }),
    answer: promotionCategoriesAnswerSchema,
  },
  lobbyNews: {
    title: 'news of the lobby',
    method: 'GET',
    path: '/wps/relay/GLS2_lobbyNews',
    query: query({ merchantCode: text(40), language }),
    answer: announcementsAnswerSchema,
  },
  help: {
    title: 'help centre',
    method: 'GET',
    path: '/wps/system/helpCenter',
    query: query({ device: text(10), language }),
    answer: helpAnswerSchema,
  },
} as const satisfies Record<string, CallDeclaration>;

import { chatAnswerSchema, chatModelsAnswerSchema, unreadAnswerSchema } from '../platform/announcements.schema.ts';
import {
  inboxDeleteBodySchema,
  inboxListAnswerSchema,
  inboxMarkBodySchema,
  inboxMessageAnswerSchema,
} from '../platform/messages.schema.ts';
import type { CallDeclaration } from './CallDeclaration.ts';
import { count, text, language, query } from './queryParts.ts';

const messageOf = (id: number, read: boolean) => ({ id, title: 'Sample message', sentAt: '2026-01-01T12:00:00.000Z', read });
const messages = [messageOf(1, false), messageOf(2, true), messageOf(3, true)] as const;

/** The unread count of a chat. */
const unreadChat = {
  method: 'GET',
  session: true,
  switch: { name: 'CBS3', refusal: 'account.permission' },
  throttleMs: 250,
  module: 'chat',
  answer: unreadAnswerSchema,
  sample: { count: 0 },
} as const;

export const messageCalls = {
  chatLaunch: {
    title: 'open the chat',
    method: 'GET',
    path: '/wps/relay/CBS_launchChat',
    switch: { name: 'CBS3', refusal: 'account.permission' },
    module: 'chat',
    query: query({
      b2c: count,
      language,
      backUrl: text(500),
      headerColor: text(20),
      title: text(60),
      moduleId: text(20),
    }),
    answer: chatAnswerSchema,
    sample: {},
    refusals: ['account.permission', 'free_reject', 'session.missing'],
  },
  chatModels: {
    title: 'desks of the chat',
    method: 'GET',
    path: '/wps/relay/CBS_modelList',
    switch: { name: 'CBS3', refusal: 'account.permission' },
    throttleMs: 1_000,
    module: 'chat',
    query: query({ language, moduleId: text(20) }),
    answer: chatModelsAnswerSchema,
    sample: [],
  },
  chatUnread: {
    title: 'unread in the chat',
    path: '/wps/relay/CBS_unreadCount',
    ...unreadChat,
  },
  chatUnreadOther: {
    title: 'unread in the other chat',
    path: '/wps/relay/CSP_unreadCount',
    ...unreadChat,
  },
  inboxUnread: {
    title: 'unread in the inbox',
    method: 'GET',
    path: '/wps/message/unreadCount',
    session: true,
    throttleMs: 250,
    answer: unreadAnswerSchema,
    sample: { count: 1 },
  },
  inboxList: {
    title: 'messages of the inbox',
    method: 'GET',
    path: '/wps/message/list',
    session: true,
    query: query({ pageNo: count, pageSize: count, language }),
    answer: inboxListAnswerSchema,
    sample: {
      messages: messages.map((message) => ({ ...message, preview: 'Sample text' })),
      pageNum: 1,
      totalPages: 1,
      totalCount: messages.length,
    },
  },
  inboxMessage: {
    title: 'one message of the inbox',
    method: 'GET',
    path: '/wps/message',
    session: true,
    query: query({ id: count, language }),
    answer: inboxMessageAnswerSchema,
    sample: { ...messages[0], content: '<p>Sample text</p>' },
    refusals: ['message.unknown'],
  },
  inboxMark: {
    title: 'mark messages as read',
    method: 'POST',
    path: '/wps/message/read',
    session: true,
    body: inboxMarkBodySchema,
    answer: null,
    invalidates: ['inboxUnread', 'inboxList'],
  },
  inboxDelete: {
    title: 'delete messages',
    method: 'DELETE',
    path: '/wps/message',
    session: true,
    body: inboxDeleteBodySchema,
    answer: null,
    invalidates: ['inboxUnread', 'inboxList'],
  },
} as const satisfies Record<string, CallDeclaration>;

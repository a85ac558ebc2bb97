import {
  countriesAnswerSchema,
  domainRouteAnswerSchema,
  serviceAnswerSchema,
  settingsAnswerSchema,
  statusAnswerSchema,
  templateAnswerSchema,
  whitelabelAnswerSchema,
} from '../platform/system.schema.ts';
import { registerSettingsSchema } from '../register/registerSettings.schema.ts';
import type { CallDeclaration } from './CallDeclaration.ts';
import { query, text } from './queryParts.ts';

export const systemCalls = {
  template: {
    title: 'template of the site',
    method: 'GET',
    path: '/wps/system/templates',
    fixed: true,
    query: query({ domain: text(200), url: text(300), device: text(10) }),
    answer: templateAnswerSchema,
  },
  settings: {
    title: 'settings of the site',
    method: 'GET',
    path: '/wps/system/settings/consolidated',
    fixed: true,
    answer: settingsAnswerSchema,
  },
  whitelabel: {
    title: 'switches of the merchant',
    method: 'GET',
    path: '/wps/system/whitelabel',
    fixed: true,
    answer: whitelabelAnswerSchema,
  },
  registerSettings: {
    title: 'fields of the registration',
    method: 'GET',
    path: '/wps/system/setting/register',
    fixed: true,
    answer: registerSettingsSchema,
  },
  domainRoute: {
    title: 'hosts of the platform',
    method: 'GET',
    path: '/wps/system/domainRoute',
    timeoutMs: 5_000,
    fixed: true,
    answer: domainRouteAnswerSchema,
  },
  status: {
    title: 'system status',
    method: 'GET',
    path: '/wps/system/status',
    timeoutMs: 5_000,
    throttleMs: 1_000,
    fixed: true,
    bare: true,
    answer: statusAnswerSchema,
  },
  countries: {
    title: 'list of countries',
    method: 'GET',
    path: '/wps/system/country',
    answer: countriesAnswerSchema,
  },
  service: {
    title: 'customer support',
    method: 'GET',
    path: '/wps/system/customerService',
    answer: serviceAnswerSchema,
  },
} as const satisfies Record<string, CallDeclaration>;

import type { MerchantView } from '#schemas/edges/api/merchants.schema.ts';
import type { Release } from '#schemas/declare/release/release.schema.ts';

export const samplePreset: Release = {
  schemaVersion: 5,
  template: {
    templateId: 'base',
    merchantCode: 'preset',
    version: 'base',
    parameters: { language: 'EN', footer_nav: 'home,deposit,member' },
    behaviour: { documents: { terms: 'https://brand.example/terms', privacy: 'https://brand.example/privacy' } },
    layout: {
      header: [{ id: 'top', block: 'home-header' }],
      home: [
        { id: 'banners', block: 'banner-carousel', props: { autoplayMs: 5000 } },
        { id: 'hot', block: 'hot-games', props: { count: 7 } },
      ],
      footerNav: [{ id: 'bar', block: 'footer-nav' }],
      login: [{ id: 'form', block: 'login-form' }],
      register: [{ id: 'form', block: 'register-form' }],
      trial: [{ id: 'start', block: 'trial-start' }],
      changePassword: [{ id: 'form', block: 'change-password-form' }],
      deposit: [{ id: 'form', block: 'deposit-desk' }],
      withdraw: [{ id: 'form', block: 'withdrawal-desk' }],
      memberCentre: [{ id: 'identity', block: 'member-identity' }],
      invite: [{ id: 'card', block: 'invite-card' }],
      promotions: [{ id: 'list', block: 'promotion-list' }],
      hotGames: [{ id: 'list', block: 'hot-games-list' }],
      securityCentre: [{ id: 'list', block: 'security-list' }],
    },
  },
  switches: { TRIAL3: '1', PSWEMAIL3: '0' }, // players of this site have no e-mail addresses
};

const nextPreset: Release = {
  ...samplePreset,
  template: {
    ...samplePreset.template,
    version: 'new',
    parameters: { language: 'EN,CN', footer_nav: 'home,activity,member' },
    layout: {
      ...samplePreset.template.layout,
      home: [
        { id: 'winners', block: 'winner-board' },
        { id: 'app', block: 'download-bar' },
      ],
    },
  },
};

/** A merchant that changes its title and its languages, without a draft, over a small preset. */
export function sampleView(): MerchantView {
  const document: Release = {
    schemaVersion: 5,
    template: { templateId: 'demo', merchantCode: 'demo', version: 'base', parameters: { title: 'Demo', language: 'EN,CN' } },
  };
  return {
    merchantCode: 'demo',
    host: null,
    playerUrl: 'https://{merchant}.play.example',
    presets: { base: samplePreset, new: nextPreset },
    live: { document, revision: 4, releaseId: 40 },
    draft: { document: structuredClone(document), revision: 9, parentReleaseId: 40, updatedAt: null, by: null },
    waivers: [],
  };
}

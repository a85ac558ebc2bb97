import type { MerchantSummary } from '#schemas/edges/api/merchants.schema.ts';
import { resolveSite } from '#schemas/release/resolve/resolveSite.ts';
import { sampleView } from './sampleView.ts';

/** A merchant that is live, as the list of merchants shows it. */
export const sampleMerchant = (changes: Partial<MerchantSummary> = {}): MerchantSummary => ({
  merchantCode: 'demo',
  title: 'Demo',
  version: 'base',
  host: null,
  liveRevision: 4,
  draftState: 'none',
  problems: { errors: 0, warnings: 0 },
  todo: [],
  changed: ['/template/parameters/title', '/template/theme/dark/brand', '/template/theme/dark/accent', '/switches/CBS3'],
  lastChange: { at: '2026-03-01T12:00:00Z', by: 'kim', what: 'release' },
  look: {
    mode: 'dark',
    colours: resolveSite(sampleView().live.document).site.theme.dark,
    corners: 'soft',
    logo: '/brand/aurora/logo.svg',
    backdrop: '',
    blocks: ['banner-carousel', 'category-tabs', 'hot-games', 'category-rails'],
    hasHeader: true,
    footerItems: 4,
  },
  ...changes,
});

import type { Migration } from './Migration.ts';

/** What pages report of visits, counted by the hour and later by the day. */
export const createVisits: Migration = {
  name: '0040-visits',
  statements: [
    `create table visit_vitals (
      merchant_code text not null,
      step text not null check (step in ('hour', 'day')),
      at timestamptz not null,
      revision integer not null,
      build text not null,
      page text not null,
      language text not null,
      vital text not null,
      counts integer[] not null,
      primary key (merchant_code, at, step, revision, build, page, language, vital)
    )`,
    `create index visit_vitals_at on visit_vitals (step, at)`,
    `create table visit_faults (
      merchant_code text not null,
      step text not null check (step in ('hour', 'day')),
      at timestamptz not null,
      revision integer not null,
      build text not null,
      kind text not null,
      what text not null,
      count integer not null,
      primary key (merchant_code, at, step, revision, build, kind, what)
    )`,
    `create index visit_faults_at on visit_faults (step, at)`,
  ],
};

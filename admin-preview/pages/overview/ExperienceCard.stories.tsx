import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Measure, VisitsView } from '#schemas/edges/api/visits.schema.ts';
import type { OperatorsApi } from '../../kit/api/operatorsApi.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { inTool } from '../../model/testing/inTool.tsx';
import { wide } from '../../model/testing/wide.ts';
import { ExperienceCard } from './ExperienceCard.tsx';

/** Of the sample merchant's live release. */
const measured = (...measures: readonly Measure[]): VisitsView => ({
  step: 'day',
  all: [],
  times: [],
  pages: [],
  releases: measures.length === 0 ? [] : [{ revision: 4, measures: [...measures] }],
  languages: [],
  faults: [],
});

const giving = (visits: OperatorsApi['visits'], edits = {}) => [inTool({ api: { visits }, edits })];

const meta = { component: ExperienceCard, globals: wide } satisfies Meta<typeof ExperienceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One figure is good, one is between the limits, one is poor. */
export const Measured: Story = {
  decorators: giving(async () =>
    measured(
      { vital: 'LCP', value: 1200, visits: 400 },
      { vital: 'INP', value: 350, visits: 380 },
      { vital: 'CLS', value: 410, visits: 400 },
    ),
  ),
};
export const MeasuredInChinese: Story = { ...Measured, globals: { ...wide, language: 'CN', theme: 'light' } };
export const NoVisitsYet: Story = { decorators: giving(async () => measured()) };
export const NotMeasured: Story = {
  decorators: giving(async () => measured(), { '/template/behaviour/measuring/visits': false }),
};
export const Loading: Story = { decorators: giving(() => new Promise(() => undefined)) };
export const Failed: Story = { decorators: giving(() => Promise.reject(new Refusal('network'))) };

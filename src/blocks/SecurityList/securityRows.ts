import type { SecurityRow } from './block.ts';
import type { SecurityConfigAnswer } from '#schemas/declare/platform/profile.schema.ts';
import type { TextKey } from '#src/i18n/texts.ts';
import { paths } from '#schemas/declare/pages/addresses.ts';
import type { IconName } from '#src/ui/Icon/Icon.tsx';

/** Rows whose form is a part of the security centre, by the word of the address (`?form=email`). */
export const ownForms = ['passkeys', 'email', 'payeeName', 'questions', 'nickname', 'headIcon'] as const satisfies SecurityRow[];
export type OwnForm = (typeof ownForms)[number];

export const isOwnForm = (name: string | null): name is OwnForm => ownForms.some((form) => form === name);

/** History state of a form that was opened from the list: one step back shows the list. */
export const FROM_LIST = { from: 'securityList' } as const;

interface RowFacts {
  readonly text: TextKey;
  readonly about: TextKey;
  readonly icon: IconName;
  /** Where the form is, unless it is a part of the security centre. */
  readonly path?: string;
  /** Whether it is set up; undefined where the platform does not say. */
  readonly isDone: (config: SecurityConfigAnswer) => boolean | undefined;
}

export const securityRows: Readonly<Record<SecurityRow, RowFacts>> = {
  loginPassword: {
    text: 'security.loginPassword',
    about: 'security.about.loginPassword',
    icon: 'lock',
    path: paths.changePassword,
    isDone: ({ loginPassword }) => loginPassword,
  },
  passkeys: {
    text: 'security.passkeys',
    about: 'security.about.passkeys',
    icon: 'key',
    isDone: ({ passkeys }) => passkeys,
  },
  paymentPassword: {
    text: 'field.paymentPassword',
    about: 'security.about.paymentPassword',
    icon: 'key',
    path: `${paths.withdraw}?form=paymentPassword`,
    isDone: ({ paymentPassword }) => paymentPassword,
  },
  email: {
    text: 'field.email',
    about: 'security.about.email',
    icon: 'mail',
    isDone: ({ email }) => email,
  },
  payeeName: {
    text: 'field.payeeName',
    about: 'security.about.payeeName',
    icon: 'name',
    isDone: ({ payeeName }) => payeeName,
  },
  bankCard: {
    text: 'security.bankCard',
    about: 'security.about.bankCard',
    icon: 'card',
    path: `${paths.withdraw}?form=bankCard`,
    isDone: ({ bankCard }) => bankCard,
  },
  questions: {
    text: 'security.questions',
    about: 'security.about.questions',
    icon: 'help',
    isDone: ({ securityQuestions }) => securityQuestions,
  },
  nickname: {
    text: 'field.nickname',
    about: 'security.about.nickname',
    icon: 'feedback',
    isDone: ({ nickname }) => nickname,
  },
  headIcon: {
    text: 'security.headIcon',
    about: 'security.about.headIcon',
    icon: 'member',
    isDone: ({ headIcon }) => headIcon,
  },
};

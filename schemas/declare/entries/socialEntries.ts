import type { SocialProvider } from '../names/behaviourWords.ts';
import type { Condition } from './condition.ts';
import { calls, isOn } from './namedConditions.ts';

const socialCalls = calls('socialProviders', 'socialStart', 'socialFinish');

/** Logins elsewhere that the merchant wants (SOCIAL-01); which of them a live site can use, the platform tells. */
export const wantedSocial: Readonly<Record<SocialProvider, Condition>> = {
  facebook: { all: [isOn('FACEBOOKLOGIN3'), socialCalls] },
  google: { all: [isOn('GOOGLELOGIN3'), socialCalls] },
  telegram: { all: [isOn('telegram'), socialCalls] },
};

const setUp = (provider: SocialProvider, ...settings: readonly ('issuer' | 'clientId' | 'bot')[]): Condition => ({
  all: [wantedSocial[provider], ...settings.map((name) => ({ setting: `behaviour.social.${provider}.${name}` as const }))],
});

/** Logins elsewhere that are set up, which the preview goes by. */
export const socialEntries: Readonly<Record<SocialProvider, Condition>> = {
  facebook: setUp('facebook', 'issuer', 'clientId'),
  google: setUp('google', 'issuer', 'clientId'),
  telegram: setUp('telegram', 'bot'),
};

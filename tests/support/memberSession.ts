import type { Session } from '#src/site/createSessionSlice.ts';

/** A session of a member at the preset's merchant. */
export const memberSession: Session = {
  token: 'a-token-of-some-length',
  merchantCode: 'preset',
  userName: 'mei',
  type: 0,
  firstTimeLogin: false,
};

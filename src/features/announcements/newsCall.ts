import type { LobbyNewsProps } from '#src/blocks/LobbyNews/block.ts';

/** The call that a block of news asks (CALL-36, CALL-89). */
export const newsCall = (source: LobbyNewsProps['source']) =>
  ({ news: 'lobbyNews', popular: 'popularAnnouncements' } as const)[source];

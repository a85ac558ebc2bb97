import type { Language } from '#schemas/declare/languages/languages.ts';
import type { LaunchBody } from '#schemas/declare/platform/play.schema.ts';
import type { Behaviour } from '#schemas/declare/release/behaviour.schema.ts';
import type { Launchable } from '../Launchable.ts';

type Play = Behaviour['play'];

/** The platform's id of a vendor's lobby (LAUNCH-03). */
const LOBBY = 'lobby';

/** Prize mode of a lottery vendor (LOTT-05). The setting's schema allows only the known modes. */
function lottoMode(vassalage: string, { lotteryModes }: Play): NonNullable<LaunchBody['lottoMode']> {
  const named = lotteryModes.find((entry) => entry.startsWith(`${vassalage}=`))?.slice(vassalage.length + 1);
  return (named ?? 'ZY') as NonNullable<LaunchBody['lottoMode']>;
}

/** Body of a launch (LAUNCH-03 to LAUNCH-05, LAUNCH-09). */
export function launchBody(game: Launchable, language: Language, isFree: boolean, play: Play): LaunchBody {
  const { vassalage, gameType, nodeId, gameId, supportPlay, roomId, selection } = game;
  return {
    vassalage,
    gameType,
    gameCode: gameId ?? LOBBY,
    ...(gameId === undefined ? {} : { gameId }),
    ...(nodeId === undefined ? {} : { nodeId }),
    ...(supportPlay === undefined ? {} : { supportPlay }),
    ...(roomId === undefined ? {} : { roomId }),
    ...(selection === undefined ? {} : { selection }),
    isGameH5: 1,
    playType: play.entertainmentVendors.includes(vassalage) ? 'ent' : 'trad',
    freeplay: isFree ? 1 : 0,
    language,
    ...(play.lotteryVendors.includes(vassalage) ? { lottoMode: lottoMode(vassalage, play) } : {}),
  };
}

import { chat } from '#schemas/declare/entries/namedConditions.ts';
import { reaches } from '#schemas/judge/entries/reaches.ts';
import { needsGames } from '#schemas/judge/journeys/play.ts';
import type { Game } from '#schemas/declare/platform/games.schema.ts';
import { regions } from '#schemas/declare/names/regions.ts';
import { hasCall } from '#schemas/release/resolve/hasCall.ts';
import type { Site } from '#schemas/release/resolve/site.ts';
import { sampleVisitor } from '#schemas/declare/names/visitor.ts';
import { requestLaunch } from '#src/features/games/launch/openGame.ts';
import type { Client } from './createClient.ts';
import { blockSeen, blocksSeen, holds } from './offers.ts';
import type { Account } from './registration.ts';
import { sessionOf } from './sessionOf.ts';
import { StepFailure, type Walk, type WalkedStep, walkStep } from './Walk.ts';

const { member } = sampleVisitor;

function seesGames(site: Site): boolean {
  const blocks = regions.filter((region) => reaches(site, region, member)).flatMap((region) => blocksSeen(site, member, region));
  return blocks.some(({ block }) => needsGames(block));
}

/** The first games of a list, in the language of the site. */
async function someGames({ site, http }: Walk): Promise<Game[]> {
  const language = site.defaultLanguage;
  if (!hasCall(site, 'games')) return http.read('hotGames', { language });
  return (await http.read('games', { pageNo: 1, pageSize: 20, language })).games;
}

/** A game that can be opened. */
async function openGame(walk: Walk): Promise<Game> {
  const game = (await someGames(walk)).find(({ maintenance }) => maintenance !== true);
  if (game === undefined) throw new StepFailure('the platform lists no game');
  return game;
}

async function search(walk: Walk): Promise<void> {
  const { gameName, nodeId } = await openGame(walk);
  const language = walk.site.defaultLanguage;
  const { games } = await walk.http.read('games', { pageNo: 1, pageSize: 20, gameName, language });
  if (!games.some((found) => found.nodeId === nodeId)) throw new StepFailure(`“${gameName}” is not found by its name`);
}

async function launch(walk: Walk, client: Client): Promise<void> {
  const { behaviour, defaultLanguage: language } = walk.site;
  const game = await openGame(walk);
  await requestLaunch({ http: client, game, language, isFree: false, play: behaviour.play });
  await client.send('recentAdd', { nodeId: game.nodeId, vassalage: game.vassalage, gameType: game.gameType });
}

/** Keeps a game and lets it go again. */
async function keep(walk: Walk, client: Client): Promise<void> {
  const { nodeId, vassalage } = await openGame(walk);
  const isKept = async () => (await client.read('favouriteIds', { pageNo: 1, pageSize: 100 })).includes(nodeId);
  await client.send('favouriteAdd', { nodeId, vendor: vassalage });
  if (!(await isKept())) throw new StepFailure('the favourite is not among the favourites');
  await client.send('favouriteRemove', { nodeId, vendor: vassalage });
  if (await isKept()) throw new StepFailure('the removed favourite is still among the favourites');
}

async function openChat({ site }: Walk, client: Client): Promise<void> {
  const language = site.defaultLanguage;
  const { chatUrl } = await client.read('chatLaunch', { b2c: 1, language, title: site.title });
  if (chatUrl === undefined || chatUrl === '') throw new StepFailure('the platform does not say where the chat is');
}

/** Search → launch → favourite → chat, by a member. */
export async function walkPlay(walk: Walk, account: Account | undefined): Promise<WalkedStep[]> {
  const { site } = walk;
  const hasGames = seesGames(site);
  let session: Promise<Client> | undefined;
  const asMember = () => (session ??= sessionOf(walk, account));
  return [
    await walkStep('search', blockSeen(site, member, 'search', 'game-search') !== undefined, () => search(walk)),
    await walkStep('launch', hasGames, async () => launch(walk, await asMember())),
    await walkStep('favourite', hasGames, async () => keep(walk, await asMember())),
    await walkStep('chat', holds(site, member, chat), async () => openChat(walk, await asMember())),
  ];
}

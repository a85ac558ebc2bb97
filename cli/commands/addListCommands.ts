import type { CommandUnknownOpts } from '@commander-js/extra-typings';
import type { MerchantSummary } from '#schemas/edges/api/merchants.schema.ts';
import type { ReleaseEntry } from '#schemas/edges/api/releases.schema.ts';
import { type Terminal, print, printJson } from '../Terminal.ts';
import { type OperatorsClient, answerOf } from '../client/createClient.ts';
import { releaseOrigin } from '#texts/tool/releaseOrigin.ts';
import { inEnglish } from '#texts/tool/toolTranslator.ts';
import { describe } from '../describe.ts';
import { textTable } from '../output/textTable.ts';
import { releasesOf } from '../release/namedRelease.ts';

/** All pages of the list. */
async function allMerchants(client: OperatorsClient, search: string | undefined): Promise<MerchantSummary[]> {
  const merchants: MerchantSummary[] = [];
  for (;;) {
    const query = { order: 'name', offset: merchants.length, ...(search === undefined ? {} : { search }) } as const;
    const page = await answerOf(client.GET('/merchants', { params: { query } }));
    merchants.push(...page.merchants);
    if (page.merchants.length === 0 || merchants.length >= page.found) return merchants;
  }
}

const merchantRow = ({ merchantCode, title, liveRevision, draftState, problems }: MerchantSummary): string[] => [
  merchantCode,
  liveRevision === 0 ? 'not live' : String(liveRevision),
  draftState === 'changed' ? 'yes' : 'no',
  String(problems.errors),
  String(problems.warnings),
  title,
];

/** A release as a line of the table. Moments stay as ISO 8601 writes them, so that lines can be sorted and compared. */
function releaseRow(entry: ReleaseEntry): string[] {
  const { way, file } = releaseOrigin(inEnglish, entry, (moment) => moment);
  return [
    String(entry.revision),
    entry.isLive ? 'live' : '',
    entry.createdAt,
    file === undefined ? way : `${way}. ${file}`,
    entry.note,
  ];
}

/** Which merchants there are, and what was live when. */
export function addListCommands(program: CommandUnknownOpts, terminal: Terminal, connect: () => OperatorsClient): void {
  const merchants = program
    .command('merchants')
    .description('List the merchants at which you have a role.')
    .option('--search <text>', 'only those whose code or title has this text')
    .option('--json', 'print JSON')
    .action(async ({ search, json }) => {
      const found = await allMerchants(connect(), search);
      if (json)
        return printJson(
          terminal,
          found.map(({ look: _look, ...merchant }) => merchant),
        );
      const head = ['merchant', 'revision', 'draft', 'errors', 'warnings', 'title'];
      for (const line of textTable(head, found.map(merchantRow))) print(terminal, line);
    });
  describe(merchants, { examples: ['merchants', 'merchants --search lotus --json'], routes: ['merchants'] });

  const releases = program
    .command('releases')
    .description('List what was live when, newest first.')
    .argument('<merchant>', 'code of the merchant')
    .option('--json', 'print JSON')
    .action(async (code, { json }) => {
      const found = await releasesOf(connect(), code);
      if (json) return printJson(terminal, found);
      const head = ['revision', 'live', 'when', 'how', 'reason'];
      for (const line of textTable(head, found.map(releaseRow))) print(terminal, line);
    });
  describe(releases, { examples: ['releases aurora'], routes: ['releases'] });
}

import type { Sport } from '#schemas/declare/names/sports.ts';

export interface League {
  /** Its name is the text `league.<key>`. */
  readonly key: string;
  readonly sport: Sport;
  /** Minutes between two of its matches, and after midnight UTC of the first. */
  readonly everyMinutes: number;
  readonly firstMinute: number;
  /** An even number, so that each plays in every round. */
  readonly sides: readonly string[];
}

const names = (list: string): readonly string[] => list.split(' | ');

/** Invented, as everything here. A round of a league takes longer than a match, so that nobody plays twice at a time. */
export const leagues = [
  {
    key: 'coastal',
    sport: 'FOOTBALL',
    everyMinutes: 60,
    firstMinute: 0,
    sides: names('Lagos Marina | Port Verano | Northgate City | Harbour Athletic | Calder Bay | Westmere | Solana FC | Ironport'),
  },
  {
    key: 'rivers',
    sport: 'FOOTBALL',
    everyMinutes: 75,
    firstMinute: 30,
    sides: names('Delta Rovers | Old Bridge | Sampan United | Lotus Lake FC | Red Ferry | Millhaven | Tonle Stars | Upper Bend'),
  },
  {
    key: 'highland',
    sport: 'FOOTBALL',
    everyMinutes: 105,
    firstMinute: 15,
    sides: names(
      'Al Waha SC | Falcon Ridge | Oasis City | Summit Town | Stonegate | Pine Valley | Cedar Rangers | Dune Wanderers',
    ),
  },
  {
    key: 'hoops',
    sport: 'BASKETBALL',
    everyMinutes: 90,
    firstMinute: 45,
    sides: names(
      'Bay Comets | Iron Ridge | Midtown Kites | Lakeshore Bulls | Neon City Five | Canyon Hawks | Metro Tides | Orchard Giants',
    ),
  },
  {
    key: 'lakeside',
    sport: 'TENNIS',
    everyMinutes: 60,
    firstMinute: 15,
    sides: names('M. Okoro | L. Brandt | S. Varga | K. Tanabe | P. Lindqvist | A. Moreau | D. Castellan | J. Whitlock'),
  },
  {
    key: 'spike',
    sport: 'VOLLEYBALL',
    everyMinutes: 120,
    firstMinute: 0,
    sides: names('Silver Net | Sunrise Six | Tall Pines | Blue Lagoon VC | Eastern Wall | Rice Field Spikers'),
  },
  {
    key: 'shuttle',
    sport: 'BADMINTON',
    everyMinutes: 75,
    firstMinute: 0,
    sides: names('R. Hartanto | Lim W. K. | T. Somsak | N. Phuong | H. Jorgens | Zhao M. | A. Pereira | Seo J. H.'),
  },
  {
    key: 'lanes',
    sport: 'ESPORTS',
    everyMinutes: 90,
    firstMinute: 30,
    sides: names(
      'Night Owls | Team Meridian | Pixel Monsoon | Zero Hour | Crest Five | Static Kings | Lantern Esports | Rift Foxes',
    ),
  },
] as const satisfies readonly League[];

export type LeagueKey = (typeof leagues)[number]['key'];

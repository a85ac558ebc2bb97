/**
 * Generates the sprite of the player's icons: `src/ui/Icon/icons.svg`. As one picture they are loaded once, cached by the browser, and add
 * nothing to the player's code. Icons on pictures of shared links are also in `schemas/edges/seo/pageIcons.json`.
 *
 *   npm run docs                    writes them
 *   tsx scripts/icons.ts --check    fails when a file is outdated
 */
import {
  ArrowLeftRight,
  Bell,
  ChartLine,
  Copy,
  ScrollText,
  Settings,
  Share2,
  ShieldCheck,
  ShoppingBag,
  Users,
  Bird,
  Bitcoin,
  Cherry,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleAlert,
  CircleCheck,
  CircleHelp,
  Clock,
  Club,
  Crown,
  Dices,
  Eye,
  EyeOff,
  Facebook,
  Fish,
  Flame,
  Gamepad,
  Gamepad2,
  Gift,
  Globe,
  Headset,
  Heart,
  House,
  Info,
  Instagram,
  Landmark,
  LayoutGrid,
  LogOut,
  type LucideIcon,
  MapPinOff,
  Megaphone,
  Menu,
  MessageCircle,
  Moon,
  Music2,
  PartyPopper,
  Pause,
  Pencil,
  Play,
  QrCode,
  RefreshCw,
  Search,
  Send,
  SlidersHorizontal,
  Smartphone,
  Spade,
  Sun,
  Ticket,
  IdCard,
  CreditCard,
  KeyRound,
  LockKeyhole,
  Mail,
  Trash2,
  Trophy,
  Twitter,
  User,
  UserPlus,
  Volleyball,
  Wallet,
  Wrench,
  X,
  Youtube,
  createLucideIcon,
} from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageIcons } from '#schemas/edges/seo/pageIconNames.ts';
import { type IconName, iconNames } from '#src/ui/Icon/iconNames.ts';
import { writeOrCheck } from './writeOrCheck.ts';

/** Lucide has none. Drawn in its style: an open ring with a bar. */
const Google = createLucideIcon('google', [['path', { d: 'M12.5 12H21a9 9 0 1 1-2.7-6.4', key: 'ring' }]]);

/** Two wallets that differ by an arrow in or out. */
const wallet = (name: string, ...arrow: readonly string[]): LucideIcon =>
  createLucideIcon(
    name,
    ['M8 8H5a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h14a2 2 0 0 0 2-2v-9a2 2 0 0 0-2-2h-3', 'M21 13h-3a2 2 0 0 0 0 4h3', ...arrow].map(
      (d) => ['path', { d, key: d }],
    ),
  );
const WalletIn = wallet('wallet-in', 'M12 2v10', 'm9 9 3 3 3-3');
const WalletOut = wallet('wallet-out', 'M12 12V2', 'm9 5 3-3 3 3');

/** The heart of a favourite. */
const HeartFull = createLucideIcon('heart-full', [
  [
    'path',
    {
      d: 'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
      fill: 'currentColor',
      key: 'heart',
    },
  ],
]);

const icons: Readonly<Record<IconName, LucideIcon>> = {
  activity: PartyPopper,
  alert: CircleAlert,
  app: Smartphone,
  back: ChevronLeft,
  bank: Landmark,
  chat: MessageCircle,
  clock: Clock,
  close: X,
  crypto: Bitcoin,
  deposit: WalletIn,
  down: ChevronDown,
  eye: Eye,
  eyeOff: EyeOff,
  feedback: Pencil,
  filter: SlidersHorizontal,
  forward: ChevronRight,
  games: Gamepad,
  heart: Heart,
  heartFull: HeartFull,
  help: CircleHelp,
  home: House,
  hot: Flame,
  info: Info,
  invite: UserPlus,
  card: CreditCard,
  key: KeyRound,
  language: Globe,
  lock: LockKeyhole,
  name: IdCard,
  logout: LogOut,
  maintenance: Wrench,
  member: User,
  menu: Menu,
  moon: Moon,
  notice: Bell,
  pause: Pause,
  play: Play,
  qr: QrCode,
  refresh: RefreshCw,
  restricted: MapPinOff,
  reward: Gift,
  search: Search,
  service: Headset,
  share: Share2,
  speaker: Megaphone,
  success: CircleCheck,
  sun: Sun,
  trash: Trash2,
  trophy: Trophy,
  vendors: LayoutGrid,
  vip: Crown,
  voucher: Ticket,
  wallet: Wallet,
  withdraw: WalletOut,
  chart: ChartLine,
  copy: Copy,
  mail: Mail,
  mall: ShoppingBag,
  records: ScrollText,
  security: ShieldCheck,
  settings: Settings,
  team: Users,
  transactions: ArrowLeftRight,
  RNG: Cherry,
  LIVE: Spade,
  FISH: Fish,
  PVP: Club,
  SPORTS: Volleyball,
  ESPORTS: Gamepad2,
  COCKFIGHT: Bird,
  LOTT: Ticket,
  ELOTT: Dices,
  Facebook,
  Google,
  Instagram,
  Line: MessageCircle,
  Telegram: Send,
  Tiktok: Music2,
  Twitter,
  Whatsapp: MessageCircle,
  Youtube,
};

/** Content of the icon; its frame and stroke come from the style sheet (Icon.module.css). */
const strokes = (icon: LucideIcon): string =>
  renderToStaticMarkup(createElement(icon))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/><\/(path|circle|rect|line|ellipse|polyline|polygon)>/g, '/>');

const symbols = iconNames.map((name) => `<symbol id="i-${name}" viewBox="0 0 24 24">${strokes(icons[name])}</symbol>`);

writeOrCheck(
  'src/ui/Icon/icons.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" id="icons" style="display:none"><!-- Lucide, ISC licence. Written by scripts/icons.ts. -->\n${symbols.join('\n')}\n</svg>\n`,
);

writeOrCheck(
  'schemas/edges/seo/pageIcons.json',
  `${JSON.stringify(Object.fromEntries(pageIcons.map((name) => [name, strokes(icons[name])])), undefined, 2)}\n`,
);

/**
 * Generates a sprite for each set of the player's icons: `src/ui/Icon/sets`. As one picture the icons of a site are loaded once, cached by the
 * browser, and add nothing to the player's code. Icons on pictures of shared links are also in `schemas/edges/seo/pageIcons.json`.
 *
 *   npm run docs                    writes them
 *   tsx scripts/icons.ts --check    fails when a file is outdated
 */
import { icons as phosphor } from '@iconify-json/ph';
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
  Ellipsis,
  ExternalLink,
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
  Maximize,
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
import { optimize } from 'svgo';
import { type IconSet, iconSets } from '#schemas/declare/names/iconSets.ts';
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

/**
 * Each icon's shape in Lucide and in Phosphor. A `sign` (an arrow, a cross) is of lines in every set: filled, it would be another sign, or one of the other state. What is
 * `full` is filled in every set.
 */
const icons: Readonly<Record<IconName, readonly [LucideIcon, string, ('sign' | 'full')?]>> = {
  activity: [PartyPopper, 'confetti'],
  alert: [CircleAlert, 'warning-circle'],
  app: [Smartphone, 'device-mobile'],
  back: [ChevronLeft, 'caret-left', 'sign'],
  bank: [Landmark, 'bank'],
  chat: [MessageCircle, 'chat-circle'],
  clock: [Clock, 'clock'],
  close: [X, 'x', 'sign'],
  crypto: [Bitcoin, 'currency-btc'],
  deposit: [WalletIn, 'coins'],
  down: [ChevronDown, 'caret-down', 'sign'],
  eye: [Eye, 'eye'],
  eyeOff: [EyeOff, 'eye-slash'],
  feedback: [Pencil, 'pencil-simple'],
  filter: [SlidersHorizontal, 'sliders-horizontal', 'sign'],
  forward: [ChevronRight, 'caret-right', 'sign'],
  fullScreen: [Maximize, 'corners-out', 'sign'],
  games: [Gamepad, 'joystick'],
  heart: [Heart, 'heart', 'sign'],
  heartFull: [HeartFull, 'heart', 'full'],
  help: [CircleHelp, 'question'],
  home: [House, 'house'],
  hot: [Flame, 'flame'],
  info: [Info, 'info'],
  invite: [UserPlus, 'user-plus'],
  card: [CreditCard, 'credit-card'],
  key: [KeyRound, 'key'],
  language: [Globe, 'globe'],
  lock: [LockKeyhole, 'lock-key'],
  name: [IdCard, 'identification-card'],
  logout: [LogOut, 'sign-out'],
  maintenance: [Wrench, 'wrench'],
  member: [User, 'user'],
  menu: [Menu, 'list', 'sign'],
  moon: [Moon, 'moon'],
  more: [Ellipsis, 'dots-three', 'sign'],
  notice: [Bell, 'bell'],
  pause: [Pause, 'pause'],
  play: [Play, 'play'],
  qr: [QrCode, 'qr-code'],
  refresh: [RefreshCw, 'arrows-clockwise', 'sign'],
  restricted: [MapPinOff, 'prohibit'],
  reward: [Gift, 'gift'],
  search: [Search, 'magnifying-glass', 'sign'],
  service: [Headset, 'headset'],
  share: [Share2, 'share-network'],
  speaker: [Megaphone, 'megaphone'],
  success: [CircleCheck, 'check-circle'],
  sun: [Sun, 'sun'],
  trash: [Trash2, 'trash'],
  trophy: [Trophy, 'trophy'],
  vendors: [LayoutGrid, 'squares-four'],
  vip: [Crown, 'crown'],
  voucher: [Ticket, 'ticket'],
  wallet: [Wallet, 'wallet'],
  window: [ExternalLink, 'arrow-square-out', 'sign'],
  withdraw: [WalletOut, 'hand-coins'],
  chart: [ChartLine, 'chart-line-up'],
  copy: [Copy, 'copy'],
  mail: [Mail, 'envelope'],
  mall: [ShoppingBag, 'shopping-bag'],
  records: [ScrollText, 'scroll'],
  security: [ShieldCheck, 'shield-check'],
  settings: [Settings, 'gear'],
  team: [Users, 'users'],
  transactions: [ArrowLeftRight, 'arrows-left-right', 'sign'],
  RNG: [Cherry, 'cherries'],
  LIVE: [Spade, 'spade'],
  FISH: [Fish, 'fish-simple'],
  PVP: [Club, 'club'],
  SPORTS: [Volleyball, 'volleyball'],
  ESPORTS: [Gamepad2, 'game-controller'],
  COCKFIGHT: [Bird, 'bird'],
  LOTT: [Ticket, 'ticket'],
  ELOTT: [Dices, 'dice-five'],
  Facebook: [Facebook, 'facebook-logo'],
  Google: [Google, 'google-logo'],
  Instagram: [Instagram, 'instagram-logo'],
  Line: [MessageCircle, 'chat-circle-dots'],
  Telegram: [Send, 'telegram-logo'],
  Tiktok: [Music2, 'tiktok-logo'],
  Twitter: [Twitter, 'twitter-logo'],
  Whatsapp: [MessageCircle, 'whatsapp-logo'],
  Youtube: [Youtube, 'youtube-logo'],
};

/** Content of a Lucide icon, to be drawn with `lucideStyle`. */
const strokes = (icon: LucideIcon): string =>
  renderToStaticMarkup(createElement(icon))
    .replace(/^<svg[^>]*>|<\/svg>$/g, '')
    .replaceAll(/><\/(path|circle|rect|line|ellipse|polyline|polygon)>/g, '/>');

const lucideStyle = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

type PhosphorSet = Exclude<IconSet, 'line'>;
const weights: Readonly<Record<PhosphorSet, string>> = { thin: 'light', bold: 'bold', filled: 'fill', duotone: 'duotone' };

/** Content of a Phosphor icon in the weight of the set. */
function shapes(name: IconName, set: PhosphorSet): string {
  const [, phosphorName, kind] = icons[name];
  const isFlat = set === 'filled' || set === 'duotone';
  const weight = kind === 'full' ? 'fill' : kind === 'sign' && isFlat ? 'bold' : weights[set];
  const icon = phosphor.icons[`${phosphorName}-${weight}`];
  if (!icon) throw new Error(`Phosphor has no icon ${phosphorName}-${weight}.`);
  // A unit is a tenth of a pixel at the usual size: decimals would only add bytes.
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">${icon.body}</svg>`, {
    multipass: true,
    plugins: [{ name: 'preset-default', params: { overrides: { convertPathData: { floatPrecision: 0 } } } }],
  });
  return data.replaceAll(/^<svg[^>]*>|<\/svg>$/g, '');
}

const symbol = (name: IconName, set: IconSet): string =>
  set === 'line'
    ? `<symbol id="i-${name}" viewBox="0 0 24 24" ${lucideStyle}>${strokes(icons[name][0])}</symbol>`
    : `<symbol id="i-${name}" viewBox="0 0 256 256">${shapes(name, set)}</symbol>`;

for (const set of iconSets) {
  const source = set === 'line' ? 'Lucide, ISC licence' : 'Phosphor, MIT licence';
  const symbols = iconNames.map((name) => symbol(name, set));
  writeOrCheck(
    `src/ui/Icon/sets/${set}.svg`,
    `<svg xmlns="http://www.w3.org/2000/svg" id="icons" style="display:none"><!-- ${source}. Written by scripts/icons.ts. -->\n${symbols.join('\n')}\n</svg>\n`,
  );
}

writeOrCheck(
  'schemas/edges/seo/pageIcons.json',
  `${JSON.stringify(Object.fromEntries(pageIcons.map((name) => [name, strokes(icons[name][0])])), undefined, 2)}\n`,
);

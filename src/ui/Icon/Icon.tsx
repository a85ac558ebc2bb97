import {
  Bell, Bird, ChevronDown, ChevronLeft, ChevronRight, CircleAlert, CircleCheck, CircleHelp, Clock, Club, Crown, Dices, Eye, EyeOff, Facebook, Fish,
  Flame, Gamepad2, Gift, Globe, Headset, House, Info, Instagram, LayoutGrid, LogOut, type LucideIcon, MapPinOff, Megaphone, Menu, MessageCircle, Moon,
  Music2, PartyPopper, Pause, Pencil, Play, RefreshCw, Send, Spade, Smartphone, Sun, Ticket, Trophy, Twitter, User, UserPlus, Volleyball, Wallet, WalletMinimal,
  Wrench, X, Youtube, Cherry,
} from 'lucide-react';

/** Every icon that players see. The operator's tool takes its own from the package, so that players do not load them. */
const icons = {
  activity: PartyPopper, alert: CircleAlert, app: Smartphone, back: ChevronLeft, chat: MessageCircle, clock: Clock, close: X, deposit: Wallet, down: ChevronDown,
  eye: Eye, eyeOff: EyeOff, feedback: Pencil, forward: ChevronRight, help: CircleHelp, home: House, hot: Flame, info: Info, invite: UserPlus,
  language: Globe, logout: LogOut, maintenance: Wrench, member: User, menu: Menu, moon: Moon, notice: Bell, pause: Pause, play: Play,
  refresh: RefreshCw, restricted: MapPinOff, reward: Gift, service: Headset, speaker: Megaphone, success: CircleCheck, sun: Sun, trophy: Trophy,
  vendors: LayoutGrid, vip: Crown, withdraw: WalletMinimal,
  RNG: Cherry, LIVE: Spade, FISH: Fish, PVP: Club, SPORTS: Volleyball, ESPORTS: Gamepad2, COCKFIGHT: Bird, LOTT: Ticket, ELOTT: Dices,
  Facebook, Instagram, Line: MessageCircle, Telegram: Send, Tiktok: Music2, Twitter, Whatsapp: MessageCircle, Youtube,
} as const satisfies Record<string, LucideIcon>;

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as readonly IconName[];

interface IconProps {
  readonly name: IconName;
  /** Width and height in CSS px. */
  readonly size?: number;
  readonly className?: string | undefined;
}

/** A drawing beside or instead of words. Always hidden from assistive technology: the words are the control's to give. */
export function Icon({ name, size = 20, className }: IconProps) {
  const Drawing = icons[name];
  return <Drawing size={size} className={className} aria-hidden="true" />;
}

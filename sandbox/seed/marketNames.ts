import { titles } from './titles.ts';

/** Entries of the vendors whose products are lobbies and markets rather than games. */
export const sportNames = {
  football: titles(
    'Football Today | Football Early | Football Live Now | Cup Nights | Corner & Cards | Golden Goal Market | Weekend Accumulator | Virtual Football | Derby Day | Asian Handicap Desk',
  ),
  basketball: titles(
    'Basketball Live | Courtside | Buzzer Beater | Four Quarters | Hoops Handicap | Virtual Basketball | Fast Break Odds',
  ),
  shuttlecock: titles('Badminton Open | Smash Court | Shuttle Live | Baseline & Net | Sepak Night'),
  tennis: titles('Tennis Live | Set Point | Clay & Grass | Match Point Market | Virtual Tennis'),
  racing: titles('Race Night | Final Furlong | Virtual Grand Circuit | Pole Position | Speedway Live'),
  boxing: titles('Ringside | Twelve Rounds | Fight Night Market | Muay Thai Live'),
};

export const esportNames = {
  gamepad: titles(
    'Versus Lobby | Pad Masters | Console Cup | Rival Football 11 | Street Circuit Live | Combo Breaker | Couch League | Retro Rumble',
  ),
  arena: titles(
    'Ancient Lanes | Five Lane Open | Crystal Nexus Cup | Stage Invitational | Grand Final Stage | Season Major | Continental Clash | Towers & Thrones',
  ),
  crosshair: titles(
    'Tactical Five | Clutch Round | Frag Series | Plant & Defuse | Headline Shooter | Sniper Alley | Rush Mid | Last Squad',
  ),
  bladeCrest: titles(
    'Kings of the Rift Valley | Blade Crest League | Mythic Duel | Honour of Shields | Mobile Heroes Cup | Sword Season | Legion Brawl | Crest of Champions',
  ),
  neonCity: titles(
    'Pixel Royale | Drift Esports | Turbo League | Night City Series | Cyber Circuit | Virtual Street Ball | Robot League | Overclock Cup',
  ),
};

export const cockfightNames = {
  spurCrest: titles(
    'Main Ring Derby | Second Ring Derby | Golden Spur Derby | Twin Spur Arena | Eighty-Eight Derby | Main Card Night | Iron Spur Night | Crested Champions',
  ),
  rooster: titles(
    'Sunrise Derby | Crimson Comb | Feather Arena | Plume Night | Five-Cock Derby | Manila Cup | Champion Line | Dawn Ring',
  ),
  ringArena: titles(
    'Ring One Live | Ring Two Live | Big Event Arena | Round House | Derby Replay | The Sand Ring | Arena South | Arena North',
  ),
};

export const lotteryNames = {
  lottoBalls: titles(
    'Grand Six | Lucky Four Digits | Mark Six Night | Super Seven Draw | Bonus Ball Daily | Three Digit Rush | Grand Draw 49 | Power of Five',
  ),
  lottoDrum: titles(
    'Saigon Draw | Northern Draw | Central Draw | Southern Draw | Hanoi Evening | Delta Special | Mekong Midday | Da Lat Draw',
  ),
  lottoTicket: titles('Weekend Ticket | Daily Stub | Scratch & Shine | Golden Ticket Draw'),
};

export const quickDrawNames = {
  quickBalls: titles(
    'Quick Three | Eleven Choose Five | Minute Draw | Flash Five | Ninety Second Six | Turbo Three | Lucky Twenty-Eight | Happy Eight',
  ),
  numberGrid: titles(
    'Keno Straits | Keno Express | Grid of Fortune | Hanoi Minute | Straits 4D | Harbour Pick | Number Rush | Singa Pick Four',
  ),
  raceDraw: titles('Ten Car Draw | Speed Boat Draw | Racing Numbers | Lane Ten'),
};

import type { play as english } from '../EN/play.ts';

export const play = {
  'games.favourite': 'ចំណូលចិត្ត៖ {{name}}',
  'games.play': 'លេង',
  'games.playFree': 'លេងឥតគិតថ្លៃ',
  'games.free': 'លេងឥតគិតថ្លៃបាន',
  'games.details': 'ហ្គេម',
  'games.vendor': 'អ្នកផ្ដល់ហ្គេម',
  'games.type': 'ប្រភេទ',
  'games.rtp': 'អត្រាត្រឡប់ជូនអ្នកលេង',
  'games.volatility': 'ភាពប្រែប្រួល',
  'games.volatility.LOW': 'ទាប',
  'games.volatility.MEDIUM': 'មធ្យម',
  'games.volatility.HIGH': 'ខ្ពស់',
  'games.minBet': 'ភ្នាល់តិចបំផុត',
  'games.share': 'ចែករំលែក',
  'games.shareFailed': 'មិនអាចចម្លងអាសយដ្ឋានបានទេ៖ {{url}}',
  'games.similar': 'ហ្គេមស្រដៀងគ្នា',
  'games.continue': 'បន្តលេង',
  'play.opening': 'កំពុងបើកហ្គេម…',
  'play.blocked': 'ផ្ទាំងលោតត្រូវបានរារាំង៖ សូមអនុញ្ញាតផ្ទាំងលោតសម្រាប់គេហទំព័រនេះ រួចចុចម្ដងទៀត។',
} as const satisfies Record<keyof typeof english, string>;

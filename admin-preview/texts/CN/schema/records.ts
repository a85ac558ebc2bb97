/** Records by date, and the screens that show them. */
export const records = {
  'Choices of days': '可选日期',
  'Which days players can choose from, in this order: today, last7, last30, own (any others).':
    '玩家可选择的日期及其顺序：today（今天）、last7（近 7 天）、last30（近 30 天）、own（自选）。',
  'Days at first': '初始日期',
  'Which days a list shows until somebody chooses others.': '玩家选择其他日期之前列表显示的日期。',
  'Most days': '最多天数',
  'How many days can be asked for at once; the platform refuses more.': '一次最多可查询的天数；超出时平台会拒绝。',
  'Rows at once': '每次行数',
  'How many rows are asked for at once.': '每次请求的行数。',
  'Betting records': '投注记录',
  'The page of a member’s own bets.': '会员本人投注记录的页面。',
  'A member’s own bets by date and kind of game, and what they came to.': '按日期和游戏类别列出会员本人的投注及其盈亏。',
  'Kinds of games': '游戏类别',
  'What the list can be narrowed to, in this order; none leaves the choice out.': '列表可筛选的类别及其顺序；留空则不提供筛选。',
  Totals: '合计',
  'What all bets of the chosen days came to, below the list.': '在列表下方显示所选日期内全部投注的合计。',
};

/** The pages of agents. */
export const team = {
  'Agent home': '代理首页',
  'The home page of agents.': '代理的首页。',
  'The page of an agent’s team in figures.': '以数字展示代理团队的页面。',
  'The page of an agent’s down-line.': '代理下级的页面。',
  'The page of what an agent’s team won or lost.': '代理团队盈亏的页面。',
  'Team bets': '团队投注',
  'The page of the bets of an agent’s team.': '代理团队投注的页面。',
  'Team rebates': '团队返水',
  'The page of the rebates of an agent’s team.': '代理团队返水的页面。',
  'Greeting, balance, the team’s figures of today, an agent’s links and a bar of its own at the bottom.':
    '问候、余额、今日团队数据、代理功能链接，以及自带的底部栏。',
  Links: '链接',
  'What the menu of the page leads to, in this order; the switch of each entry still decides.':
    '页面菜单中的链接及其顺序；各项是否显示仍由其开关决定。',
  'Own bar': '自带底部栏',
  'A bar at the bottom: home, open account, dividends while they are enabled, notices.':
    '底部栏：首页、开户、启用时的分红、公告。',
  'Counts and sums of an agent’s team for the days that are chosen, today at first.':
    '代理团队在所选日期内的人数与金额，初始为今天。',
  Figures: '数据',
  'Which figures are shown, in this order; an amount that the platform does not tell is left out.':
    '显示哪些数据及其顺序；平台未提供的金额不显示。',
  'An agent’s down-line, from level to level or searched by name; members can be moved within it.':
    '代理的下级，可逐级查看或按名称搜索，并可在其中移动会员。',
  Moving: '移动',
  'Members can be selected and moved below another agent of the team.': '可选择会员并移到团队中另一位代理之下。',
  'What each of an agent’s team won or lost in the days that are chosen, and all of them together.':
    '代理团队中每位会员在所选日期内的盈亏及合计。',
  'Search by name': '按名称搜索',
  'A field that narrows the list to members with these letters in their name.': '输入名称中的字符以缩小会员列表。',
  'Bets of an agent’s team in the days that are chosen, the newest first, and their sum.':
    '代理团队在所选日期内的投注（最新在前）及合计。',
  'The rebate of each of an agent’s team, to be changed between the bounds that the platform names.':
    '代理团队中每位会员的返水，可在平台给出的范围内修改。',
  'Dividends by switch': '分红开关',
  'Name of the switch that enables dividends; empty: they show while an agent has a dividend contract.':
    '启用分红的开关名称；留空则在代理有分红合约时显示。',
};

import { type MovableCall, declaredCalls, movableCalls, numberCalls } from '#schemas/calls/declaredCalls.ts';
import { type ModuleGroup, moduleTitles } from '#schemas/calls/moduleIds.ts';
import { callTitles } from './callTitles.ts';

/** The same sentences about each of several names; both sides say `{{name}}` where it stands. */
const about = (names: Readonly<Record<string, string>>, sentences: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(names).flatMap(([english, chinese]) =>
      Object.entries(sentences).map(([from, to]) => [from.replace('{{name}}', english), to.replace('{{name}}', chinese)]),
    ),
  );

const languages = {
  English: '英语',
  Chinese: '中文',
  Vietnamese: '越南语',
  Thai: '泰语',
  Indonesian: '印尼语',
  Arabic: '阿拉伯语',
  Korean: '韩语',
  Japanese: '日语',
  Malay: '马来语',
  Khmer: '高棉语',
};

const categories = {
  slots: '老虎机',
  'live casino': '真人娱乐',
  fishing: '捕鱼',
  cards: '棋牌',
  sports: '体育',
  'e-sports': '电竞',
  cockfight: '斗鸡',
  lottery: '彩票',
  'electronic lottery': '快速彩票',
};

const menuEntries = {
  'VIP room': 'VIP 贵宾厅',
  'Betting records': '投注记录',
  Transactions: '交易记录',
  'Profit and loss': '盈亏',
  'Team profit and loss': '团队盈亏',
  'Reward centre': '奖励中心',
  'Points mall': '积分商城',
  'Security centre': '安全中心',
  Notices: '公告',
  Settings: '设置',
  'Team overview': '团队概览',
  'Team members': '团队成员',
  'Team betting': '团队投注',
  'Team rebate': '团队返水',
  'Agent rebate income': '代理返水收入',
  Inbox: '收件箱',
  'Message centre': '消息中心',
  Feedback: '意见反馈',
  'Agent home': '代理首页',
};

const modules: Readonly<Record<ModuleGroup, string>> = {
  entry: '进入方式',
  captcha: '图形验证码',
  wallet: '钱包',
  chat: '聊天',
  agentNotices: '代理公告',
  records: '会员记录',
  profitLoss: '个人盈亏',
  agent: '代理页面',
  downline: '下级会员',
  others: '其他会员数据',
};

/** What is called one thing here and another there, by the name that both have. */
const paired = <K extends string>(names: readonly K[], from: Readonly<Record<K, string>>, to: Readonly<Record<K, string>>) =>
  Object.fromEntries(names.map((name) => [from[name], to[name]]));

// The keys are the calls.
const english = Object.fromEntries(movableCalls.map((name) => [name, declaredCalls[name].title])) as Record<MovableCall, string>;
/** Calls keep their names beside what operators call them: they are what a developer of the platform knows. */
const asNamed = (names: readonly MovableCall[]) => Object.fromEntries(names.map((name) => [name, name]));

/** Settings that a schema makes one by one from a list of names. */
export const series = {
  ...about(languages, {
    '{{name}}': '{{name}}',
    "The merchant's own texts in {{name}}, by key; a code of the platform is the key of what players are told for it (ERR-06).":
      '商户自定义的{{name}}文字，按键名排列；以平台代码为键名的，就是玩家遇到该代码时看到的文字。',
  }),
  ...about(categories, {
    '{{name}}': '{{name}}',
    'Where “see all” of {{name}} leads; empty for the general list of games (ROUTE-49).':
      '{{name}}的“查看全部”通往何处；留空则用通用的游戏列表。',
  }),
  ...about(menuEntries, {
    '{{name}}: address': '{{name}}：地址',
    '{{name}}: switch': '{{name}}：开关',
    'Page of this site that “{{name}}” leads to.': '“{{name}}”通往的本站页面。',
  }),
  ...about(paired(movableCalls, english, callTitles), { 'Path: {{name}}': '路径：{{name}}' }),
  ...about(asNamed(movableCalls), {
    'Path of the call “{{name}}”.': '接口“{{name}}”的路径。',
    'Path of the call “{{name}}”; empty where the platform has none.': '接口“{{name}}”的路径；平台没有此接口则留空。',
  }),
  ...about(paired(numberCalls, english, callTitles), { 'Mobile number: {{name}}': '手机号：{{name}}' }),
  ...about(asNamed(numberCalls), {
    'Name of the mobile number in the body of the call “{{name}}”.': '接口“{{name}}”请求体中手机号的字段名。',
  }),
  ...about(paired(Object.keys(moduleTitles) as ModuleGroup[], moduleTitles, modules), {
    'Module: {{name}}': '模块：{{name}}',
    'Module id of the calls for “{{name}}”.': '“{{name}}”类接口的模块 ID。',
  }),
};

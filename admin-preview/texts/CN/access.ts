import type { Wording } from '../Wording.ts';
import type { access as english } from '../EN/access.ts';

export const access: Wording<typeof english> = {
  'section.access': '进入与安全',
  'section.access.text': '玩家如何进入、如何受到保护，以及各类规则的依据。',

  'group.responsible': '玩家保护',
  'group.login': '登录与密码',
  'group.verification': '手机验证码',
  'group.roles': '客户类型',
  'group.gates': '谁可以做什么',
  'group.chrome': '页面框架',
  'group.calls': '平台接口',
  'group.timings': '时间',

  'conduct.strict': '严格',
  'conduct.strict.text': '产品能做到的最谨慎方式：访客须确认年龄，游戏计时并会提醒中断，不替玩家勾选或保留任何不必要的内容。',
  'conduct.seed': '普通',
  'conduct.seed.text': '按平台最初的规定：大厅前没有任何阻挡，游戏不被打断，手机记住完整的登录信息。',

  'conduct.brings': '各自带来的设置',

  'option.strict': '严格',
  'option.seed': '普通',
  'option.all': '所有人',
  'option.members': '会员',
  'option.agents': '代理',
  'option.password': '用户名和密码',
  'option.home': '大厅',
  'option.login': '登录页',
  'option.sms': '短信',
  'option.firebase': 'Firebase',
  'option.open': '所有人',
  'option.session': '任何已登录者',
  'option.notTrial': '已登录的非试玩用户',
  'option.formal': '正式会员；游客先登录',
  'option.formalOnly': '正式会员；游客被拒绝',

  'roles.readings': '规格对类型 41 和 42 有两种解读：',
  'roles.agentTest': '41 和 42 是代理',
  'roles.roleTable': '41 和 42 不是代理',
};

import type { Wording } from '../Wording.ts';
import type { common as english } from '../EN/common.ts';

export const common: Wording<typeof english> = {
  'app.name': 'Livery',
  'app.tagline': '修改大厅，即刻看到效果，确认无误再发布。',
  'app.loading': '加载中',
  'app.broken': '页面出错了',
  'app.brokenText': '您的修改已保留。请重新加载页面继续；如果再次出现，请告诉开发人员：{{reason}}',
  'browser.outdated':
    '此浏览器版本过旧，部分功能可能无法使用。本工具支持 Chrome、Edge、Firefox 和 Safari 的当前版本及之前的两个版本。',
  'app.reload': '重新加载',
  'app.retry': '重试',
  'app.close': '关闭',
  'app.cancel': '取消',
  'app.back': '全部商户',
  'app.skip': '跳到编辑区',
  'app.language': '工具语言',
  'app.signOut': '退出登录',
  'app.signedInAs': '当前登录：{{name}}（{{role}}）',

  'role.viewer': '查看者',
  'role.editor': '编辑者',
  'role.publisher': '发布者',
  'role.admin': '管理员',

  'signIn.title': '登录',
  'signIn.name': '操作员',
  'signIn.password': '密码',
  'signIn.submit': '登录',
  'signIn.nameMissing': '请输入操作员名称。',
  'signIn.passwordMissing': '请输入密码。',
  'signIn.ended': '会话已结束。请重新登录：您的修改保留在此浏览器中。',

  'refusal.signIn.wrong': '名称与密码不匹配。',
  'refusal.signIn.tooMany': '尝试次数过多。请等待 {{minutes}} 分钟后再试。',
  'refusal.network': '无法连接服务器。请检查网络。',
  'refusal.answer.unreadable': '服务器的回答无法识别。请重新加载页面。',
  'refusal.session.missing': '您已退出登录。',
  'refusal.csrf.wrong': '此页面的会话已失效。请重新加载。',
  'refusal.origin.foreign': '服务器不接受此页面的访问地址。',
  'refusal.role.tooLow': '您的角色不允许此操作。',
  'refusal.merchant.unknown': '没有这个商户。',
  'refusal.release.unknown': '没有这个版本。',
  'refusal.body.tooLarge': '草稿太大，无法保存。',
  'refusal.other': '操作失败（{{code}}）。',
};

import type { Wording } from '../Wording.ts';
import type { controls as english } from '../EN/controls.ts';

export const controls: Wording<typeof english> = {
  'field.reset': '重置{{title}}',
  'field.changed': '已修改',
  'field.fromPreset': '预设',
  'field.fromConduct': '行为准则',
  'field.fromDefault': '默认',
  'field.changedHint': '由此商户设置',
  'field.presetHint': '来自模板版本的预设',
  'field.conductHint': '来自此版本的行为准则',
  'field.defaultHint': '产品的默认值',

  'sort.handle': '调整 {{name}} 的顺序',
  'sort.up': '上移 {{name}}',
  'sort.down': '下移 {{name}}',
  'sort.moved': '{{name}} 现在是第 {{place}} 个，共 {{count}} 个。',
  'sort.lifted': '已提起 {{name}}。它是第 {{place}} 个，共 {{count}} 个。',
  'sort.over': '{{name}} 将成为第 {{place}} 个，共 {{count}} 个。',
  'sort.dropped': '{{name}} 已放在第 {{place}} 个，共 {{count}} 个。',
  'sort.cancelled': '{{name}} 已回到原位。',
  'sort.how': '按空格键提起，用方向键移动，再按空格键放下，按 Esc 键放回原位。',

  'list.add': '添加',
  'list.remove': '移除 {{name}}',
  'list.addTo': '添加到{{title}}',
  'list.empty': '尚未选择。',
  'list.emptyCategories': '留空：按平台的顺序显示所有类别。',
  'list.unknown': '未知',
  'list.newWord': '{{title}}的新条目',
  'list.ownTexts': '自有文案 {{count}}/{{all}}',

  'language.first': '先看访客的浏览器，其次英语，最后是列表中的第一个',

  'image.none': '没有图片',
  'image.broken': '无法显示',
  'image.thumbnail': '{{title}}当前的样子',

  'colour.pick': '选取{{title}}',
  'colour.pair': '{{role}}在{{on}}上：对比度 {{ratio}}，需要 {{needed}}',
  'colour.on': '在{{on}}上',
  'colour.under': '在{{role}}下',
  'colour.pass': '通过',
  'colour.fail': '未通过',

  'look.dark': '深色外观',
  'look.light': '浅色外观',
  'look.modes': '要编辑的外观',

  'switches.search': '查找开关',
  'switches.none': '没有与“{{text}}”匹配的开关。',
  'switches.on': '{{all}} 个中 {{count}} 个已打开',

  'texts.own': '自有文案',
  'texts.text': '您的文案会替换对应键的自带文字。某种语言留空即保留自带文字。',
  'texts.languages': '文案语言',
  'texts.key': '文案键',
  'texts.other': '{{language}}：{{text}}',
};

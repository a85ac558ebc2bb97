import type { site as english } from '../EN/site.ts';
import type { Wording } from '../Wording.ts';

export const site: Wording<typeof english> = {
  'group.version': '版式',
  'option.base': '经典',
  'option.new': '新版',
  'version.now': '使用中',
  'version.warning': '改用“{{version}}”？',
  'version.warningText':
    '商户没有自行设定的内容将全部来自另一套预设：玩家看到的 {{count}} 项设置和区域会改变。发布之前不会上线，也可以撤销。',
  'version.stay': '商户自行设定、保持不变的部分：{{names}}。',
  'version.stayText': '之后请在手机画面中检查这些区域：其中的区块是为另一套大厅选的。',
  'version.what': '有哪些变化',
  'version.submit': '改用“{{version}}”',
  'host.title': '访问地址',
  'host.text': '不属于版本内容：修改立即生效。玩家始终也能通过 {{address}} 访问。',
  'host.save': '保存域名',
  'host.saved': '域名 {{host}} 指向此服务器后，玩家即可通过它访问。',
  'host.removed': '已取消自有域名。',
  'host.leaves': '通过 {{host}} 访问的玩家将无法再打开网站。',
  'host.notAllowed': '只有全体商户的管理员可以修改域名。',
  'host.none': '没有自有域名',
};

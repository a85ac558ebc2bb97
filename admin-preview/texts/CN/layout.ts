import type { Wording } from '../Wording.ts';
import type { layout as english } from '../EN/layout.ts';

export const layout: Wording<typeof english> = {
  'layout.add': '添加模块',
  'layout.addTo': '添加模块到{{region}}',
  'layout.empty': '这里什么都没有。请添加模块，或将此区域重置为预设。',
  'layout.duplicate': '复制 {{name}}',
  'layout.remove': '移除 {{name}}',
  'layout.noSettings': '此模块没有设置。',
  'layout.unknown': '当前版本不认识模块“{{block}}”。玩家看不到它；在您移除之前，它会保留在草稿中。',
  'layout.hiddenFor': '仅部分访客可见',
  'layout.full': '此区域的模块数量已达上限。',

  'when.title': '谁能看到',
  'when.everyone': '所有人',
  'when.some': '仅当…',
  'when.audience': '访客类型',
  'when.language': '语言',
  'when.switch': '必须打开的开关',
  'when.noSwitch': '不限',
  'when.nobody': '至少选择一项，否则所有人都能看到。',
  'when.complex': '此条件由多个条件组合而成，保持原样：',
  'when.complexReplace': '替换为简单条件',
};

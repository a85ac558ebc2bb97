import type { Wording } from '../Wording.ts';
import type { merchants as english } from '../EN/merchants.ts';

export const merchants: Wording<typeof english> = {
  'merchants.title': '商户',
  'merchants.count': '此服务器上运行着 {{count}} 个大厅。',
  'merchants.empty': '还没有上线的商户',
  'merchants.emptyText': '把品牌放入 templates/brands，然后重新启动服务器。',
  'merchants.failed': '无法加载商户',
  'merchants.search': '查找商户',
  'merchants.none': '没有名为“{{text}}”的商户。',
  'merchants.revision': '线上：第 {{revision}} 版',
  'merchants.version': '模板 {{version}}',
  'merchants.changed': '有未发布的修改',
  'merchants.clean': '已是最新',
  'merchants.saved': '草稿保存于{{when}}',
  'merchants.open': '编辑 {{title}}',
};

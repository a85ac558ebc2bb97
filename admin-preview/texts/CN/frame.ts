import type { Wording } from '../Wording.ts';
import type { frame as english } from '../EN/frame.ts';

export const frame: Wording<typeof english> = {
  'frame.title': '手机上的 {{title}} 大厅',
  'frame.area': '预览',
  'frame.connecting': '连接中',
  'frame.live': '实时',
  'frame.stale': '更新中',
  'frame.lost': '没有响应',
  'frame.edit': '第 {{number}} 次修改',
  'frame.lostTitle': '预览没有响应',
  'frame.lostText': '您的修改很安全。重新加载预览即可再次看到。',
  'frame.failed': '无法打开预览',
  'frame.reload': '重新加载预览',
  'frame.continue': '不看预览继续',
  'frame.notSent': '不会发送任何内容：这里的表单和存款仅供展示。',
  'frame.phone': '手机',
  'frame.scenario': '情境',
};

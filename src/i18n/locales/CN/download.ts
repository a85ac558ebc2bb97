import type { download as english } from '../EN/download.ts';

export const download = {
  'app.get': '下载应用',
  'app.getShort': '获取',
  'app.bar': '更快，一点即开',
  'app.text': '把整个大厅放到主屏幕：打开更快，没有网络也能看。',
  'app.shortcut': '添加到主屏幕',
  'app.android': '安卓应用',
  'app.ios': 'iOS 应用',
  'app.profile': '下载描述文件',
  'app.android.1': '打开浏览器菜单。',
  'app.android.2': '选择“添加到主屏幕”或“安装应用”。',
  'app.android.3': '点“添加”确认。',
  'app.ios.1': '点击 Safari 的分享按钮。',
  'app.ios.2': '选择“添加到主屏幕”。',
  'app.ios.3': '点击“添加”。',
  'app.legacy.1': '用 Safari 打开本页。',
  'app.legacy.2': '点击底部带箭头的方块。',
  'app.legacy.3': '滑到“添加到主屏幕”并点击。',
} as const satisfies Record<keyof typeof english, string>;

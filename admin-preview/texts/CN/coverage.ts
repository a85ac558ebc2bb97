import type { coverage as english } from '../EN/coverage.ts';
import type { Wording } from '../Wording.ts';

export const coverage: Wording<typeof english> = {
  'coverage.count': '{{all}} 中的 {{written}}',
  'coverage.none': '无',
  'coverage.search': '查找文字',
  'coverage.searchHint': '文字或键名；也会查找产品自带文字',
  'coverage.missing': '缺少',
  'coverage.written': '自有文字',
  'coverage.shipped': '自带',
  'coverage.follows': '同其他数字',
  'coverage.numbers': '数字为 {{numbers}} 时',
  'coverage.otherNumbers': '其他数字',
  'coverage.reset': '恢复自带文字：{{key}}',
  'coverage.empty': '还没有自有文字。搜索产品中的任意文字并改写即可。',
  'coverage.nothing': '没有包含“{{text}}”的文字。',
};

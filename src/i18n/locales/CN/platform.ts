export const platform = {
  'start.missing': '网站暂时无法打开，请重试。',
  'wallet.failed': '余额暂不可用',
} as const;

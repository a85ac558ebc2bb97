/** The register form. */
export const register = {
  'Field order': '字段顺序',
  'Fields first to last; those left out follow in their usual order.': '字段从前到后的顺序；未列出的按通常顺序排在后面。',
  Shown: '显示',
  'Whether the form has the field.': '表单是否有此字段。',
  Rules: '规则',
  'Checks in the order they are shown.': '按显示顺序逐条检查。',
  Required: '必填',
  'Whether it must be filled in.': '是否必须填写。',
};

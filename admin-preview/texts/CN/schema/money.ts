/** Deposits and withdrawals. */
export const money = {
  'The page where money goes into the wallet.': '把钱存入钱包的页面。',
  'Ways of paying in with their limits, and the amount.': '存款方式及其限额，以及金额。',
  'Quick amounts': '快捷金额',
  'Amounts that one press fills in, as the platform names them for each way of paying.':
    '按平台为每种存款方式给出的金额，一按即填。',
  Advice: '提醒',
  'Reminds players below the form to stay within what they can afford.': '在表单下方提醒玩家量力而行。',
  Withdrawal: '提款',
  'The page where money leaves the wallet, with the forms that it needs.': '从钱包取款的页面，以及所需的表单。',
  'Amount, bank card and payment password; the forms of card and password; withdrawals that still wait.':
    '金额、银行卡和支付密码；银行卡与支付密码的表单；仍在等待的提款。',
  'Whole balance': '全部余额',
  'A button that fills in everything that can be withdrawn.': '一按填入全部可提金额的按钮。',
  'Waiting withdrawals': '等待中的提款',
  'Lists withdrawals that have not gone out yet, each with a way to take it back.': '列出尚未汇出的提款，每笔都可撤回。',
};

/** Descriptions of the settings that an operator meets most, by their English words. The others are shown in English. */
export const descriptions: Readonly<Record<string, string>> = {
  'How players are treated where law and merchant decide. Fills the settings below; what the merchant sets itself stays.':
    '在由法律和商户决定之处如何对待玩家。会填好下方各项设置；商户自己设定的保持不变。',
  'Title of the browser tab, the installed app and the header when there is no logo. 1 to 60 characters.':
    '浏览器标签页、已安装应用以及没有标志时页头所用的标题，1 至 60 个字符。',
  'Address of the square icon in the browser tab. Relative or https.': '浏览器标签页方形图标的地址，相对地址或 https。',
  'Address of a square PNG of 512 px, for the home screen; its rim may be cut round. Relative or https.':
    '主屏幕图标的地址：512 像素的方形 PNG，边缘可能被裁圆。相对地址或 https。',
  'Picture that stands for a game until its own is there, or if it is broken. Relative or https; empty for a plain tile.':
    '游戏图片未到或损坏时的替代图。相对地址或 https；留空则用素色块。',
  'Allowed languages as a comma list of site codes, in the order the menu shows them.':
    '允许的语言：以逗号分隔的站点代码，按菜单中的顺序排列。',
  'Language of a visitor whose browser speaks none of the allowed ones. Empty: EN if allowed, else the first.':
    '访客浏览器的语言都不在允许之列时所用的语言。留空：允许英语则用 EN，否则用第一种。',
  'Items of the bottom bar as a comma list, first to last. Three to five read best.':
    '底部栏各项，以逗号分隔，从前到后。三至五项最易读。',
  '1 shows the sign-up entries in header, menu and login; any other value hides them.':
    '1 在页头、菜单和登录处显示注册入口；其他值则隐藏。',
  'Age in years that the terms text and the footer name: 18 or 21.': '条款文字和页脚所写的年龄：18 或 21。',
  '1 ticks the terms box of the register form before the player does; 0 leaves it to the player.':
    '1 预先勾选注册表单的条款框；0 由玩家自己勾选。',
  'a: 1 is restricted, 2 is maintenance. b: 1 is maintenance, 2 is restricted.': 'a：1 为受限，2 为维护。b：1 为维护，2 为受限。',
  'Background of the app-download page: a colour or the address of a picture.': '应用下载页的背景：颜色或图片地址。',
  'Text of the app-download page, at most 300 characters.': '应用下载页的文字，最多 300 个字符。',
  'Colour of that text as #rrggbb; empty for the text colour of the look.':
    '该文字的颜色，格式 #rrggbb；留空则用外观的文字颜色。',
  'Look of a visitor who has chosen none.': '访客未选择时所用的外观。',
  'How round cards, fields and dialogs are.': '卡片、输入框和对话框的圆角大小。',
  'Shape of buttons and chips.': '按钮和标签的形状。',
  'Style of section headings: plain, capitals with wide letters, or a serif face.':
    '栏目标题的样式：普通、宽字距大写或衬线字体。',
  'Header on the surface colour, on the brand colour, or clear over the background.': '页头的底色：表面色、品牌色，或透出背景。',
  'Bottom navigation as a full-width bar or as a floating pill.': '底部导航：整宽的栏，或浮动的胶囊。',
  'Wide logo for dark backgrounds, in the header and on dialogs. Relative or https, SVG preferred.':
    '深色背景上的横向标志，用于页头和对话框。相对地址或 https，最好是 SVG。',
  'The same logo for light backgrounds. Empty: the logo above.': '浅色背景上的同一标志。留空则用上面的标志。',
  'Picture that fills the page behind dialogs opened by address and the status pages. Empty for none.':
    '直接由地址打开的对话框以及状态页背后铺满页面的图片。留空则没有。',
  'Main buttons, the active item, links. Contrast at least 3 on background and surface.':
    '主要按钮、当前项和链接。与背景和表面的对比度至少为 3。',
  'Text and icons on the brand colour. Contrast at least 4.5.': '品牌色上的文字和图标，对比度至少为 4.5。',
  'The second colour: amounts won, badges, highlights. Contrast at least 3 on background and surface.':
    '第二种颜色：中奖金额、徽标和强调。与背景和表面的对比度至少为 3。',
  'Text and icons on the accent colour. Contrast at least 4.5.': '强调色上的文字和图标，对比度至少为 4.5。',
  'The page behind everything.': '所有内容背后的页面底色。',
  'Header, footer, cards.': '页头、页脚和卡片。',
  'Dialogs, menus, fields, chips.': '对话框、菜单、输入框和标签。',
  'Text on background and surfaces. Contrast at least 4.5.': '背景和表面上的文字，对比度至少为 4.5。',
  'Secondary text on background and surfaces. Contrast at least 4.5.': '背景和表面上的次要文字，对比度至少为 4.5。',
  'Borders and separators.': '边框和分隔线。',
  'Errors. Contrast at least 4.5 on background and surfaces.': '错误提示。与背景和表面的对比度至少为 4.5。',
  'Confirmations. Contrast at least 4.5 on background and surfaces.': '成功提示。与背景和表面的对比度至少为 4.5。',
  'Asks every new visitor to confirm the age limit before the lobby shows.': '大厅显示之前，请每位新访客确认年龄限制。',
  'Registration keeps which terms were accepted, when and at which address.': '注册时记录接受了哪些条款、何时以及在哪个地址。',
  'After a login a message says when and where the account was used before.': '登录后提示该账号上次使用的时间和地点。',
  'The header of a member shows how long the session has lasted.': '会员页头显示本次会话已持续多久。',
  'Minutes without a touch until the session ends by itself; 0 for never.': '无操作多少分钟后会话自动结束；0 表示永不。',
  'Seconds that the warning stands before the session ends.': '会话结束前警告停留的秒数。',
  'Minutes between reminders of time played and balance; 0 for none.': '每隔多少分钟提醒游戏时间和余额；0 表示不提醒。',
  'Who may open the voucher centre.': '谁可以打开充值中心。',
  'Who may open the withdrawal.': '谁可以打开提款。',
  'Who may read the notices.': '谁可以阅读公告。',
  'Who may start a live chat.': '谁可以发起在线客服。',
  'Who may start a game.': '谁可以开始游戏。',
};

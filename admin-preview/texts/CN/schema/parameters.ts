/** Parameters of the template, and its conduct. */
export const parameters = {
  Conduct: '行为准则',
  Version: '版式',
  'Which of the two lobbies the merchant has: all that it does not say itself comes from this preset.':
    '商户使用两种大厅中的哪一种：没有自行设定的内容都来自这套预设。',
  'How players are treated where law and merchant decide. Fills the settings below; what the merchant sets itself stays.':
    '在由法律和商户决定之处如何对待玩家。会填好下方各项设置；商户自己设定的保持不变。',
  'Site title': '网站标题',
  'Title of the browser tab, the installed app and the header when there is no logo. 1 to 60 characters.':
    '浏览器标签页、已安装应用以及没有标志时页头所用的标题，1 至 60 个字符。',
  Languages: '语言',
  'Languages that the site offers, in the order the menu shows them.': '网站提供的语言，按菜单中的顺序排列。',
  'Footer order': '底部栏顺序',
  'Items of the bottom bar, first to last. Three to five read best.': '底部栏各项，从前到后。三至五项最易读。',
  'Age limit': '年龄限制',
  'Age in years that the terms text and the footer name: 18 or 21.': '条款文字和页脚所写的年龄：18 或 21。',
  'Meaning of the system status': '系统状态的含义',
  'a: 1 is restricted, 2 is maintenance. b: 1 is maintenance, 2 is restricted.': 'a：1 为受限，2 为维护。b：1 为维护，2 为受限。',
  'App page background': '应用页背景',
  'Background of the app-download page: a colour or the address of a picture.': '应用下载页的背景：颜色或图片地址。',
  'Tab icon': '标签页图标',
  'Address of the square icon in the browser tab. Relative or https.': '浏览器标签页方形图标的地址，相对地址或 https。',
  'First language': '默认语言',
  'Language of a visitor whose browser speaks none of the allowed ones. Empty: EN if allowed, else the first.':
    '访客浏览器的语言都不在允许之列时所用的语言。留空：允许英语则用 EN，否则用第一种。',
  'Register entries': '注册入口',
  'Shows the sign-up entries in header, menu and login.': '在页头、菜单和登录处显示注册入口。',
  'Terms ticked at first': '条款预先勾选',
  'Ticks the terms box of the register form before the player does.': '预先勾选注册表单的条款框。',
  'App page text': '应用页文字',
  'Text of the app-download page, at most 300 characters.': '应用下载页的文字，最多 300 个字符。',
  'Loading picture': '加载图片',
  'Picture that stands for a game until its own is there, or if it is broken. Relative or https; empty for a plain tile.':
    '游戏图片未到或损坏时的替代图。相对地址或 https；留空则用素色块。',
  'App page text colour': '应用页文字颜色',
  'Colour of that text as #rrggbb; empty for the text colour of the look.':
    '该文字的颜色，格式 #rrggbb；留空则用外观的文字颜色。',
  'App icon': '应用图标',
  'Address of a square PNG of 512 px, for the home screen; its rim may be cut round. Relative or https.':
    '主屏幕图标的地址：512 像素的方形 PNG，边缘可能被裁圆。相对地址或 https。',
};

/** Why a finding matters and what mends it. */
export const explanations = {
  'The contrast of these two colours is below 3, so many people cannot read the text. Take a lighter or darker colour for one of them.':
    '这两种颜色的对比度低于 3，许多人无法看清文字。请将其中一种调亮或调暗。',
  'Text needs a contrast of 4.5 with what is behind it, and large shapes 3 (WCAG 2.2, level AA).':
    '文字与其背景的对比度至少为 4.5，大面积图形至少为 3（WCAG 2.2，AA 级）。',
  'Hovered and pressed buttons, coloured words and tinted papers get shades that are made from the roles. This pair of shades is below 4.5.':
    '悬停和按下的按钮、彩色文字和浅色底由各颜色角色推算出色调。这一对色调的对比度低于 4.5。',
  'A button that cannot be pressed yet fades into the surface. Nobody has to read it, but it should be seen to be there.':
    '暂时不能点击的按钮淡入了表面。不要求看清文字，但应看得出它在那里。',
  'The merchant has its own wording of this text in one language but not in another allowed one. Players of that language read the shipped wording.':
    '商户在一种语言中自定义了这段文字，但在另一种允许的语言中没有。使用该语言的玩家看到的是默认文字。',
  'Nobody reads these texts, because the language is not among the allowed ones.': '该语言不在允许之列，没有人会看到这些文字。',
  'Players look for the lobby at the first place of the bar.': '玩家习惯在底部栏的第一个位置找到大厅。',
  'A bar with fewer than two items helps nobody. Add items, or take the bar out of the layout.':
    '不足两项的底部栏没有用处。请添加项目，或从布局中移除底部栏。',
  'More than six items are too narrow to hit and to label on a small phone.':
    '超过六项时，在小屏手机上太窄，难以点中，也放不下文字。',
  'The item never shows: its switch is off, the platform has no address for its call, or the bar is hidden from everyone who could see it.':
    '此项从不显示：其开关已关闭，平台没有它所需调用的地址，或能看到它的人都看不到底部栏。',
  'The list names the entry, but the platform has no address for its call, or nobody who sees the list is meant to see the entry.':
    '列表中有这一项，但平台没有它所需调用的地址，或者能看到列表的人都不该看到这一项。',
  'The item leads a guest to the login and is gone afterwards, because its switch is off.':
    '此项把游客带到登录，登录后便消失，因为其开关已关闭。',
  'The sign-up entries are on, but both ways of registering are off, so the entries stay hidden.':
    '注册入口已开启，但两种注册方式都已关闭，因此入口不会显示。',
  'The form never has this field, so that it is required has no effect.': '表单中没有此字段，因此设为必填不起作用。',
  'The field must equal another one that the form does not have, so no entry is ever right.':
    '此字段必须与表单中没有的另一字段相同，因此怎么填都不对。',
  'The shortest allowed entry is longer than the longest one.': '允许的最短长度大于最长长度。',
  'Use a path from the site’s root (/brand/logo.svg), an https address, or an inline picture.':
    '请使用以网站根目录开头的路径（/brand/logo.svg）、https 地址或内嵌图片。',
  'The server asked for it and got an answer that says that it is not there. Players see a gap or a plain tile.':
    '服务器请求了该地址，得到的答复是不存在。玩家会看到空缺或素色块。',
  'The server asked for it and got no answer in time. It may be down now, or the name may be mistyped.':
    '服务器请求了该地址，但未及时得到答复。它可能暂时停机，或名称有误。',
  'The name leads to an address that only this network knows. Players are outside of it.':
    '该名称指向只有本网络才能访问的地址，而玩家在网络之外。',
  'Something is there, but it does not call itself a picture, so browsers will not show it as one.':
    '该地址有内容，但没有声明为图片，浏览器不会当作图片显示。',
  'More than 300 kB take seconds on a slow phone. Save it smaller, or as WebP or AVIF.':
    '超过 300 kB 的图片在慢速手机上要加载数秒。请缩小，或保存为 WebP 或 AVIF。',
  'The pattern is no regular expression, uses look-around or back references, or can take very long on some entries.':
    '不是有效的正则、使用了环视或反向引用，或在某些输入上耗时过长。',
  'The example beside the pattern says that it is accepted. Mend the pattern, or take the example out.':
    '正则旁的例子标为应接受。请修改正则，或移除例子。',
  'The example beside the pattern says that it is refused. Mend the pattern, or take the example out.':
    '正则旁的例子标为应拒绝。请修改正则，或移除例子。',
  'The login dialog has no login form for some guests.': '部分游客的登录对话框中没有登录表单。',
  'Guests see neither the header, which has the login button, nor a footer item that leads to the login.':
    '游客既看不到带登录按钮的页头，也看不到通往登录的底部栏项目。',
  'Sign-up entries show, but the register dialog has no register form for some guests.':
    '注册入口已显示，但部分游客的注册对话框中没有注册表单。',
  'The block is not made for this region. Move it to one of its own regions or take it out.':
    '此模块不适用于该区域。请移到它适用的区域，或将其移除。',
  'Two blocks of a region have the same id, so neither a report nor an edit can tell them apart.':
    '同一区域的两个模块 ID 相同，报告和编辑都无法区分。',
  'No switch has this name, so the condition never holds.': '没有这个名称的开关，因此条件永远不成立。',
  'No visitor fits this condition in any language, installed or not, whatever the switches. Nobody ever sees the block.':
    '无论何种语言、是否安装、开关如何，都没有访客符合此条件。没有人能看到此模块。',
  'As the switches stand, nobody sees the block. It shows once the switch that its condition asks for is turned.':
    '按目前的开关没有人能看到此模块。打开或关闭条件所要求的开关后即会显示。',
  'Everybody fits this condition, so it says nothing. Without it the block shows just the same.':
    '所有人都符合此条件，因此它不起作用。去掉后模块照样显示。',
  'The setting still has its effect, but a later version will not know it. Use the one that took its place.':
    '此设置仍然有效，但以后的版本将不再支持。请改用取代它的设置。',
  'The site does not allow this language, so this part of the condition never holds.':
    '网站不允许该语言，因此条件的这一部分永远不成立。',
};

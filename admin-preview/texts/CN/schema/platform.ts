/** Behaviour: how the platform is spoken to, waiting times, pictures. */
export const platform = {
  'Token header': '令牌头',
  'Header that carries the session token (CALL-101).': '携带会话令牌的请求头。',
  Message: '消息',
  'How long a message stays, in ms (TOAST-01).': '消息停留多久，单位毫秒。',
  'Image hosts': '图片主机',
  'Addresses that pictures are spread over, as https://…; empty for those that the platform names, else the site’s own.':
    '分担图片加载的地址，格式为 https://…；留空则用平台给出的地址，平台未给出则用本站自己的。',
  'Version header': '版本头',
  'Header that names the version of a call (CALL-103).': '标明接口版本的请求头。',
  'Short message': '短消息',
  'Messages that need a moment longer, in ms.': '需要稍长时间阅读的消息，单位毫秒。',
  'Folder: games': '文件夹：游戏',
  'Below an image host, ending in a slash.': '图片主机之下的路径，以斜杠结尾。',
  'Encryption header': '加密头',
  'Header that says how a body is encrypted (LOGIN-20).': '说明请求体如何加密的请求头。',
  'Long message': '长消息',
  'Messages with something to do, in ms.': '需要用户操作的消息，单位毫秒。',
  'Folder: vendors': '文件夹：供应商',
  'Holds {vendor}-WHITE.png and {vendor}-BLACK.png of every vendor.':
    '存放每个供应商的 {vendor}-WHITE.png 和 {vendor}-BLACK.png。',
  'Cipher of service links': '客服链接的加密方式',
  'How the platform hides the addresses of customer service, in ECB with PKCS7 padding: each ends with its own key, of 8 characters for des, 24 for tripledes, 16 and 32 for aes. Addresses that are not hidden are used as they are; one that cannot be read is not shown (CS-04).':
    '平台如何加密客服地址（ECB 模式，PKCS7 填充）：每个地址末尾附带自己的密钥，des 为 8 个字符，tripledes 为 24 个，aes 为 16 和 32 个。未加密的地址原样使用；无法解密的条目不显示。',
  'Device header': '设备头',
  'Header in which an installed page says OTHERS when somebody logs in (CALL-03, LOGIN-20).':
    '从已安装的页面登录时，用此请求头发送 OTHERS。',
  Refusal: '拒绝',
  'Message for trial accounts where only formal members may go, in ms (ROLE-07).':
    '试玩账户进入仅限正式会员之处时的提示，单位毫秒。',
  'Folder: flags': '文件夹：旗帜',
  'Holds the flags of countries, such as VN.svg.': '存放国家或地区的旗帜，例如 VN.svg。',
  Gateway: '网关',
  'Code of this site among the platform’s gateways; sent by the calls below (CONST-06).':
    '本站在平台各网关中的代码，由下列接口发送。',
  'Other system statuses': '其他系统状态',
  'What single codes of the system status mean, as 7=maintenance; before what the reading of the parameters says (STAT-03).':
    '单个系统状态代码的含义，例如 7=maintenance；优先于参数中选定的解读。',
  'Calls with the gateway': '携带网关代码的接口',
  'Which calls also send the code of this site’s gateway, as wallet (CONST-06).': '哪些接口同时发送本站的网关代码，例如 wallet。',
  Sent: '已发送',
  'Message after a recovery mail was asked for, in ms (FORGOT-06).': '请求找回邮件后的消息，单位毫秒。',
  'Vendors of one tone': '单色图标供应商',
  'Vendors whose mark is always white or always black, as NOVR=WHITE; every other is white on dark and black on light.':
    '标志始终为白色或黑色的供应商，例如 NOVR=WHITE；其他供应商在深色上为白色，在浅色上为黑色。',
  'Desk of a chat': '聊天部门的字段名',
  'Name under which the start of a chat tells the desk that was chosen, where there are several (CHAT-07).':
    '有多个部门时，发起聊天用来告知所选部门的参数名称。',
  'Texts of error codes': '错误代码的文字',
  'Which shipped text players are told for a code of a failed call, as 40301=error.locked; every other keeps its own (ERR-06).':
    '请求失败的代码向玩家显示哪条自带文字，例如 40301=error.locked；其他代码保持原有文字。',
  'Vendor of games played last': '最近游戏的供应商',
  'Name of the vendor parameter when games played last are asked for (FAV-10).': '查询最近玩过的游戏时，供应商参数的名称。',
  'Leave after saving': '保存后离开',
  'Time between the saved message and leaving the password change, in ms (CHPSW-09).':
    '显示已保存的消息后，多久离开修改密码页，单位毫秒。',
  'Vendors shown as others': '以其他名称显示的供应商',
  'In a currency a vendor has the mark of another, as TLB:BTI=123BET.':
    '在某种货币下，供应商改用另一家的标志，例如 TLB:BTI=123BET。',
  'Check a name after': '名称检查延迟',
  'Pause in typing after which a username is looked up, in ms (REG-37).': '停止输入多久后检查用户名，单位毫秒。',
  'Page change': '页面切换',
  'How long pages fade, in ms; 0 for none (ROUTE-10).': '页面淡入淡出的时长，单位毫秒；0 表示没有。',
  'Back by swiping': '滑动返回',
  'How far a swipe from the edge must go to lead back, in px (ROUTE-10).': '从边缘滑动多远才会返回，单位像素。',
  'Long press': '长按',
  'How long a press lasts until it is a long one, in ms (CONST-03).': '按住多久算作长按，单位毫秒。',
  Press: '按下',
  'How long a finger rests on a game, a vendor or a lottery until it looks pressed, in ms: what only scrolls by does not flicker (CONST-03).':
    '手指停在游戏、厂商或彩票上多久才显示按下效果，单位毫秒；滑动经过时不会闪烁。',
  'Move on by swiping': '滑动切换',
  'How far a swipe along a carousel or a row of games must go to move it on, in px (CONST-04).':
    '沿轮播图或游戏行滑动多远才会切换，单位像素。',
  'Close by swiping': '滑动关闭',
  'How far a swipe down from the top of a sheet must go to close it, in px (CONST-04).':
    '从面板顶部向下滑动多远才会关闭面板，单位像素。',
  Waiting: '等待',
  'How long a waiting message lasts at most where nothing else is set, in seconds (TOAST-07).':
    '未另行设置时，等待提示最多停留的秒数。',
  'Waiting: log out': '等待：退出登录',
  'The same while logging out; 9999 is until it is done (TOAST-08).': '同上，退出登录时；9999 表示直到完成。',
  'Waiting: SMS': '等待：短信',
  'The same while a code is sent.': '同上，发送验证码时。',
  'Waiting: change password': '等待：修改密码',
  'The same while a password is changed.': '同上，修改密码时。',
  'Waiting: set password': '等待：设置密码',
  'The same while a password is set by phone.': '同上，通过手机设置密码时。',
  'Waiting: feedback': '等待：提交反馈',
  'The same while feedback is sent (TOAST-05).': '提交反馈时的等待时间。',
  'Waiting: recovery mail': '等待：找回邮件',
  'The same while a recovery mail is asked for.': '同上，请求找回邮件时。',
  'Search after': '搜索延迟',
  'Pause in typing after which games are searched for, in ms.': '停止输入多久后开始搜索游戏，单位毫秒。',
  'Time after a tap on the logo until the address is home’s, in ms (HEAD-05).': '点击标志后，多久地址变为首页地址，单位毫秒。',
  'Lists in another language': '其他语言的列表',
  'Pause after a change of language before games, winners and help are read again, in ms (LANG-04).':
    '切换语言后，多久重新读取游戏、中奖者和帮助，单位毫秒。',
  'Searches at most every': '搜索最短间隔',
  'How soon a search may be sent again by hand, in ms (GLIST-26).': '手动搜索至少间隔多久，单位毫秒。',
  'Time until the page goes to a chat that is open, in ms (CHAT-02).': '页面转到已打开的聊天之前的等待时间，单位毫秒。',
};

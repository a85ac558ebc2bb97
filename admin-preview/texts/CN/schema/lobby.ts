/** Behaviour: lobby, pages, games, app. */
export const lobby = {
  'No header': '不显示页头',
  'Pages without the header, by the first part of their address after /m/.': '不显示页头的页面，按地址中 /m/ 之后的第一段填写。',
  'E-sport vendors': '电竞供应商',
  'Codes of sports vendors that stand in a category of their own (HOME-28).': '单独归为一类的体育供应商代码。',
  'A tap on a game': '轻触游戏',
  'Starts it at once, or opens a sheet with what there is to know about it.': '立即开始游戏，或先打开游戏详情面板。',
  'Elements of texts': '文字的元素',
  'HTML elements that stay in texts of the platform; of all others only the words are shown (PROMO-12).':
    '平台文本中保留的 HTML 元素；其他元素只显示文字。',
  'No bottom bar': '不显示底部栏',
  'Pages without the footer navigation, by the first part of their address after /m/.':
    '不显示底部导航的页面，按地址中 /m/ 之后的第一段填写。',
  'Cockfight vendors': '斗鸡供应商',
  'Name of the switch that shows the entry; empty for everybody with a session.':
    '控制此入口显示的开关名称；留空则所有已登录者可见。',
  'A long press on a game': '长按游戏',
  'Does nothing, or opens the sheet of the game.': '没有反应，或打开游戏详情面板。',
  'Pop-ups': '弹窗',
  'How often announcements that pop up come over home: once in a visit, once a day, or never (ANN-06).':
    '公告在首页弹出的频率：每次访问一次、每天一次或从不弹出。',
  'Decimals of amounts': '金额小数位数',
  'How many decimals sums of money are written with: none where the currency has no smaller coin (WAL-02).':
    '金额显示的小数位数；货币没有更小单位时填 0。',
  'Vendor without a name': '无名供应商',
  'What a vendor is called that the platform sends without a name (VGRID-14).': '平台未给出供应商名称时所用的名称。',
  'Games open': '游戏打开方式',
  'Funds go along': '资金随游戏转入',
  'Before a game is opened, the funds are moved to its vendor’s wallet by the call GCS_walletTransfer (WAL-05).':
    '打开游戏之前，先通过 GCS_walletTransfer 把资金转入该供应商的钱包。',
  'Language of the chat': '在线客服语言',
  'Language that a live chat is asked for: one for everybody, or the page’s (LANG-06).':
    '请求在线客服时使用的语言：对所有人固定一种，或跟随页面语言。',
  'In a window of their own, or in place of the lobby.': '在新窗口中打开，或取代大厅打开。',
  'Pop-ups after': '弹窗延迟',
  'Milliseconds that home is in view before an announcement pops up.': '首页显示多少毫秒后弹出公告。',
  Sports: '体育',
  'Category of the page of sports.': '体育页面对应的类别。',
  'Lottery vendors': '彩票供应商',
  'Vendors whose games open inside the site, on the lottery page.': '在站内彩票页面打开其游戏的供应商。',
  'Marks of reading': '已读标记',
  'Shortest time between two marks that something was read, in ms (CALL-35).': '两次标记已读之间的最短时间，单位毫秒。',
  'E-sports': '电竞',
  'Category of the page of e-sports.': '电竞页面对应的类别。',
  'Prize modes': '奖金模式',
  'Prize mode of lottery vendors, as VENDOR=Lott, ZY, Elott or SEA; vendors that are not named get ZY.':
    '彩票供应商的奖金模式，格式为 VENDOR=Lott、ZY、Elott 或 SEA；未列出的供应商用 ZY。',
  'Unread chat messages': '未读聊天消息',
  'Which of the platform’s two counts the chat’s badge shows (CHAT-06).': '聊天角标显示平台两种计数中的哪一种。',
  'Longest feedback': '反馈最长字数',
  'Most characters that a player’s feedback may have; the counter below it counts to here (FEED-04).':
    '玩家反馈最多可有多少个字符；下方计数器以此为上限。',
  'Languages of browsers': '浏览器语言',
  'Which language of the site a browser’s gets where they differ, as zh-TW=EN or lo=TH; every other gets its own (LANG-08).':
    '浏览器语言与站点语言不一致时对应哪种站点语言，例如 zh-TW=EN 或 lo=TH；其余按自身语言。',
  'Scroll to a promotion': '滚动到优惠',
  'Time until the page scrolls to the promotion of its address, in ms (PROMO-04).':
    '页面滚动到地址所指优惠之前的等待时间，单位毫秒。',
  Cockfight: '斗鸡',
  'Category of the page of cockfight.': '斗鸡页面对应的类别。',
  'Entertainment lotteries': '娱乐彩票',
  'Lottery vendors that are opened with the play type ent instead of trad.': '以玩法类型 ent（而非 trad）打开的彩票供应商。',
  'Category of the page of lottery.': '彩票页面对应的类别。',
  'Opened by relay': '经中转打开',
  'Vendors whose games are asked for by the relay call GCS_gameLaunchFB.': '通过中转接口 GCS_gameLaunchFB 启动其游戏的供应商。',
  'Electronic lottery': '快速彩票',
  'Category of the page of electronic lottery.': '快速彩票页面对应的类别。',
  'Favourites of guests': '游客的收藏',
  'Where a guest is led who picks favourites in the bar of the game centre; other lists lead to the login (HOME-26).':
    '游客在游戏中心的栏中选择收藏时被带往何处；在其他列表中则进入登录。',
  'Hot games are fresh': '热门游戏的有效时间',
  'For how many minutes an answer is used before it is asked for again; 0 for the whole visit (HOT-04).':
    '查询结果可用多少分钟，之后重新查询；0 表示整次访问都有效。',
  'Works without a network': '离线可用',
  'The phone keeps the pages that were seen, pictures and the lobby, and shows them while there is no network.':
    '手机保留看过的页面、图片和大厅，在没有网络时显示。',
  'Smallest stakes': '最小投注额',
  'Stakes that the filter offers, in hundredths of the currency; without any there is no such filter (GLIST-37).':
    '筛选中可选的投注额，以货币的百分之一为单位；一个都没有则不显示此筛选。',
  'Offered again after': '再次提示间隔',
  'Days until the download bar comes back to whoever has closed it; 0 for never.':
    '玩家关闭下载栏多少天后再次显示；0 表示不再显示。',
  'Old iOS, up to': '旧版 iOS，最高',
  'Largest iOS version that gets the older tips for the home screen, and no bar when it is opened from there.':
    '不高于此版本的 iOS 显示旧版“添加到主屏幕”提示；从主屏幕打开时不显示下载栏。',
  'Old iOS, further versions': '旧版 iOS，其他版本',
  'More versions that count as old, such as 12.1.': '其他也视为旧版的版本，例如 12.1。',
  'Key of the download links': '下载链接的键名',
  'Under which name the platform’s consolidated settings hold what can be downloaded (DL-10).':
    '平台的综合设置中，可下载内容存放在哪个名称下。',
};

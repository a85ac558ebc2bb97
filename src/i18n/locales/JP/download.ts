import type { download as english } from '../EN/download.ts';

export const download = {
  'app.get': 'アプリを入手',
  'app.getShort': '入手',
  'app.bar': 'ワンタップで、もっと速く',
  'app.text': 'ロビーをまるごとホーム画面に。すぐに開き、ネットワークがなくても見られます。',
  'app.shortcut': 'ホーム画面に追加',
  'app.android': 'Androidアプリ',
  'app.ios': 'iOSアプリ',
  'app.profile': 'プロファイルをダウンロード',
  'app.android.1': 'ブラウザのメニューを開きます。',
  'app.android.2': '「ホーム画面に追加」または「アプリをインストール」を選びます。',
  'app.android.3': '「追加」で確定します。',
  'app.ios.1': 'Safariの共有ボタンをタップします。',
  'app.ios.2': '「ホーム画面に追加」を選びます。',
  'app.ios.3': '「追加」をタップします。',
  'app.legacy.1': 'このページをSafariで開きます。',
  'app.legacy.2': '下にある矢印付きの四角をタップします。',
  'app.legacy.3': '「ホーム画面に追加」までスワイプしてタップします。',
} as const satisfies Record<keyof typeof english, string>;

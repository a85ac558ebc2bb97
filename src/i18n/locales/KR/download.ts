import type { download as english } from '../EN/download.ts';

export const download = {
  'app.get': '앱 받기',
  'app.getShort': '받기',
  'app.bar': '더 빠르게, 한 번의 탭으로',
  'app.text': '로비 전체를 홈 화면에: 더 빨리 열리고 네트워크가 없어도 볼 수 있습니다.',
  'app.shortcut': '홈 화면에 추가',
  'app.android': 'Android 앱',
  'app.ios': 'iOS 앱',
  'app.profile': '프로파일 다운로드',
  'app.android.1': '브라우저 메뉴를 엽니다.',
  'app.android.2': '“홈 화면에 추가” 또는 “앱 설치”를 선택합니다.',
  'app.android.3': '“추가”를 눌러 확인합니다.',
  'app.ios.1': 'Safari의 공유 버튼을 누릅니다.',
  'app.ios.2': '“홈 화면에 추가”를 선택합니다.',
  'app.ios.3': '“추가”를 누릅니다.',
  'app.legacy.1': 'Safari에서 이 페이지를 엽니다.',
  'app.legacy.2': '아래쪽의 화살표가 있는 사각형을 누릅니다.',
  'app.legacy.3': '“홈 화면에 추가”로 밀어서 누릅니다.',
} as const satisfies Record<keyof typeof english, string>;

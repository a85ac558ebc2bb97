import angularLatin from '@fontsource/chakra-petch/files/chakra-petch-latin-700-normal.woff2?url&no-inline';
import angularThai from '@fontsource/chakra-petch/files/chakra-petch-thai-700-normal.woff2?url&no-inline';
import angularVietnamese from '@fontsource/chakra-petch/files/chakra-petch-vietnamese-700-normal.woff2?url&no-inline';
import condensedKhmer from '@fontsource/koulen/files/koulen-khmer-400-normal.woff2?url&no-inline';
import condensedLatin from '@fontsource/oswald/files/oswald-latin-600-normal.woff2?url&no-inline';
import condensedThai from '@fontsource/kanit/files/kanit-thai-600-normal.woff2?url&no-inline';
import condensedVietnamese from '@fontsource/oswald/files/oswald-vietnamese-600-normal.woff2?url&no-inline';
import elegantArabic from '@fontsource/el-messiri/files/el-messiri-arabic-700-normal.woff2?url&no-inline';
import elegantLatin from '@fontsource/el-messiri/files/el-messiri-latin-700-normal.woff2?url&no-inline';
import geometricLatin from '@fontsource/space-grotesk/files/space-grotesk-latin-700-normal.woff2?url&no-inline';
import geometricVietnamese from '@fontsource/space-grotesk/files/space-grotesk-vietnamese-700-normal.woff2?url&no-inline';
import roundedLatin from '@fontsource/nunito/files/nunito-latin-800-normal.woff2?url&no-inline';
import roundedThai from '@fontsource/mitr/files/mitr-thai-600-normal.woff2?url&no-inline';
import roundedVietnamese from '@fontsource/nunito/files/nunito-vietnamese-800-normal.woff2?url&no-inline';
import serifLatin from '@fontsource/fraunces/files/fraunces-latin-700-normal.woff2?url&no-inline';
import serifVietnamese from '@fontsource/fraunces/files/fraunces-vietnamese-700-normal.woff2?url&no-inline';
import { type Language, languages } from '#schemas/declare/languages/languages.ts';
import type { Typeface } from '#schemas/declare/names/themeRoles.ts';

/** Unicode range of each script's file, a language written in it, and the suffix of its font family, empty for Latin letters. */
const scripts = {
  latin: { letters: 'U+0-FF,U+2000-206F,U+20AC', spokenAs: 'en', lang: '' },
  vietnamese: { letters: 'U+102-1B0,U+300-323,U+1EA0-1EF9,U+20AB', spokenAs: 'vi', lang: '' },
  thai: { letters: 'U+E01-E5B', spokenAs: 'th', lang: 'th' },
  khmer: { letters: 'U+1780-17FF', spokenAs: 'km', lang: 'km' },
  arabic: { letters: 'U+600-6FF', spokenAs: 'ar', lang: 'ar' },
} as const;
type Script = keyof typeof scripts;

/** Files of each typeface. A page needs one of them, or the two of Vietnamese: never more than 25 kB. */
const files: Readonly<Record<Typeface, Readonly<Partial<Record<Script, string>>>>> = {
  system: {},
  geometric: { latin: geometricLatin, vietnamese: geometricVietnamese },
  serif: { latin: serifLatin, vietnamese: serifVietnamese },
  elegant: { latin: elegantLatin, arabic: elegantArabic },
  rounded: { latin: roundedLatin, vietnamese: roundedVietnamese, thai: roundedThai },
  condensed: { latin: condensedLatin, vietnamese: condensedVietnamese, thai: condensedThai, khmer: condensedKhmer },
  angular: { latin: angularLatin, vietnamese: angularVietnamese, thai: angularThai },
};

/** Is where a face has no letters, and until it is here. */
const behind = (typeface: Typeface) =>
  typeface === 'serif' ? 'Georgia,"Noto Serif","Noto Naskh Arabic",serif' : 'var(--font-text)';

/**
 * The typeface of headings as CSS, with the letters that a site's languages need. A file that is not here within a moment is left for
 * the next page, so that words never change their shape while they are read.
 */
export function typefaceCss(typeface: Typeface, spoken: readonly Language[]): string {
  const isNeeded = (script: Script) =>
    script === 'latin' || spoken.some((language) => languages[language].lang.split('-')[0] === scripts[script].spokenAs);
  // The keys are those of `scripts`.
  const own = (Object.entries(files[typeface]) as [Script, string][]).filter(([script]) => isNeeded(script));
  const faces = own.map(
    ([script, file]) =>
      `@font-face{font-family:"Heading ${scripts[script].lang}";src:url(${file}) format("woff2");font-weight:100 900;font-display:optional;unicode-range:${scripts[script].letters}}`,
  );
  const others = own
    .filter(([script]) => scripts[script].lang !== '')
    .map(
      ([script]) => `:root:lang(${scripts[script].lang}){--font-heading:"Heading ${scripts[script].lang}",${behind(typeface)}}`,
    );
  const latin = own.length > 0 ? '"Heading ",' : '';
  return [...faces, `:root{--font-heading:${latin}${behind(typeface)}}`, ...others].join('');
}

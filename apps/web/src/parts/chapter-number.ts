const digits = '零一二三四五六七八九'

/** Returns a number up to 99 in Chinese: 3 is 三, 12 is 十二, 20 is 二十. */
function chineseNumeral(value: number): string {
  if (value > 99) return String(value)
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  const first = tens === 0 ? '' : tens === 1 ? '十' : `${digits[tens]}十`
  return ones === 0 && tens > 0 ? first : first + digits[ones]
}

/** FRM-021: uses Chinese numerals only if the languages of school and reader are Chinese. */
export function chapterNumber(
  level: number,
  schoolLanguage: string | undefined,
  pageLanguage: string,
): string {
  if (schoolLanguage === 'zh' && pageLanguage === 'zh') return chineseNumeral(level)
  return pageLanguage === 'zh' ? ` ${level} ` : String(level)
}

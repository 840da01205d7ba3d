import { currentLanguage, useSchool } from '@titian/site'
import { useTranslation } from 'react-i18next'

const digits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const

/** Returns 1 to 999 in Chinese numerals: 十, 十二, 二十, 一百零五. */
export function chineseNumeral(number: number): string {
  const digit = (value: number) => digits[value] ?? ''
  if (number < 10) return digit(number)
  if (number < 20) return `十${number === 10 ? '' : digit(number - 10)}`
  if (number < 100) {
    const rest = number % 10
    return `${digit(Math.floor(number / 10))}十${rest === 0 ? '' : digit(rest)}`
  }
  const rest = number % 100
  const head = `${digit(Math.floor(number / 100))}百`
  if (rest === 0) return head
  if (rest < 10) return `${head}零${digit(rest)}`
  return head + (rest < 20 ? '一' : '') + chineseNumeral(rest)
}

/**
 * TCH-036: Chinese numerals are used when the default language of the school and the language of
 * the reader are Chinese.
 */
export function useChapterLabel(): (level: number) => string {
  const { t } = useTranslation('courses')
  const { initial } = useSchool()
  const chinese = initial?.defaultLanguage === 'zh' && currentLanguage() === 'zh'
  return (level) => t('chapterLabel', { number: chinese ? chineseNumeral(level) : level })
}

import { currentLanguage, useSchool } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { chineseNumeral } from './chinese-numeral.ts'

/** TCH-036: Chinese numerals belong to schools whose default language is Chinese, and to Chinese words. */
export function useChapterLabel(): (level: number) => string {
  const { t } = useTranslation('courses')
  const { initial } = useSchool()
  const chinese = initial?.defaultLanguage === 'zh' && currentLanguage() === 'zh'
  return (level) => t('chapterLabel', { number: chinese ? chineseNumeral(level) : level })
}

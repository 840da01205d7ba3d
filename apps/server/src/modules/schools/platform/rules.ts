import { type Currency, currencySymbols, type Language, languages } from '@titian/contract'
import type { NewMenu, NewSchool } from '../tables.ts'

/** FRM-015: the default currency of a school's language. */
const currencyOf: Record<Language, Currency> = { zh: 'CNY', my: 'MYR', en: 'USD' }

/** Returns the initial values of a school (FRM-015, FRM-132): all languages, its own first. */
export function newSchoolValues(key: string, title: string, defaultLanguage: Language): NewSchool {
  const currency = currencyOf[defaultLanguage]
  return {
    key,
    title: { [defaultLanguage]: title },
    defaultLanguage,
    languages: [defaultLanguage, ...languages.filter((one) => one !== defaultLanguage)],
    currency,
    currencySymbol: currencySymbols[currency],
    footerKind: defaultLanguage === 'zh' ? 'main' : 'alternate',
  }
}

/** The menus of a new school. */
export const firstMenus: NewMenu[] = [
  { name: { en: 'Home', zh: '首页', my: 'Laman utama' }, url: '/home', position: 0 },
  { name: { en: 'Courses', zh: '课程', my: 'Kursus' }, url: '/course', position: 1 },
]

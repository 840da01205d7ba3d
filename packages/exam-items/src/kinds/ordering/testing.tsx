import type { Words } from '../../texts/words.ts'
import en from './texts/en.json'
import ms from './texts/ms.json'
import zh from './texts/zh.json'

type Table = { [key: string]: string | Table }
const tables: Record<'en' | 'zh' | 'ms', Table> = { en, zh, ms }

export const languages = ['en', 'zh', 'ms'] as const

/** The words of the kind in one language, as a site gives them. */
export const wordsIn =
  (language: 'en' | 'zh' | 'ms'): Words =>
  (key, values = {}) => {
    const [, ...keys] = key.split('.')
    let found: string | Table | undefined = tables[language]
    for (const one of keys) found = typeof found === 'object' ? found[one] : undefined
    if (typeof found !== 'string') throw new Error(`There is no text ${key} in ${language}`)
    return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
  }

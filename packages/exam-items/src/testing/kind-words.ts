import type { Words } from '../texts/words.ts'

type Table = { [key: string]: string | Table }

const found = import.meta.glob<Table>('../kinds/*/texts/*.json', { eager: true, import: 'default' })

export const languages = ['en', 'zh', 'ms'] as const

/** The texts of the kinds in one language, as sites provide them. */
export const wordsIn =
  (language: (typeof languages)[number]): Words =>
  (key, values = {}) => {
    const [kind, ...keys] = key.split('.')
    let text: string | Table | undefined = found[`../kinds/${kind}/texts/${language}.json`]
    for (const one of keys) text = typeof text === 'object' ? text[one] : undefined
    if (typeof text !== 'string') throw new Error(`There is no text ${key} in ${language}`)
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
  }

import { isLanguage, type Language } from '@titian/contract'
import { useLanguage } from '@titian/site'
import { useState } from 'react'
import { languageOf } from './form-part.ts'

/** The language whose texts are shown. An error shows its own language. */
export function useTextLanguage() {
  const [language, setLanguage] = useState<Language>(useLanguage())
  const openFor = (path: string) => {
    const wrong = languageOf(path)
    if (isLanguage(wrong)) setLanguage(wrong)
  }
  return { language, setLanguage, openFor }
}

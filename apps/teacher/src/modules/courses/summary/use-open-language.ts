import { languages, type Language } from '@titian/contract'
import { currentLanguage } from '@titian/site'
import { useState } from 'react'

/** The language whose texts are open, and how to open the one in which a path is. */
export function useOpenLanguage() {
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const openFor = (path: string) => {
    const wrong = languages.find((one) => one === path.split('.')[1])
    if (wrong) setLanguage(wrong)
  }
  return { language, setLanguage, openFor }
}

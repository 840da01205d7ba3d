import { languages, type Language } from '@titian/contract'
import { currentLanguage } from '@titian/site'
import { useState } from 'react'

/** The language whose texts are shown, and a function that shows the language of a path. */
export function useOpenLanguage() {
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const openFor = (path: string) => {
    const wrong = languages.find((one) => one === path.split('.')[1])
    if (wrong) setLanguage(wrong)
  }
  return { language, setLanguage, openFor }
}

import { languages, type Language } from '@titian/contract'
import { currentLanguage } from '@titian/site'
import { useState } from 'react'
import type { CourseProblem } from './course-values.ts'

/** The language whose texts are open, and the way to the first field that is wrong, in whatever language it is. */
export function useProblemFocus() {
  const [language, setLanguage] = useState<Language>(currentLanguage())
  const focusFirst = (problems: ReadonlyMap<string, CourseProblem>) => {
    const [first] = problems.keys()
    if (first === undefined) return false
    const [field = '', part] = first.split('.')
    const wrong = languages.find((one) => one === part)
    if (wrong) setLanguage(wrong)
    // The tab of another language draws its field first.
    requestAnimationFrame(() => document.getElementById(`course-${field}`)?.focus())
    return true
  }
  return { language, setLanguage, focusFirst }
}

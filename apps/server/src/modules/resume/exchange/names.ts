import {
  degreeTexts,
  type Language,
  languageLevelTexts,
  type PaperNames,
  skillLevelTexts,
} from '@titian/contract'
import { categories } from '../tags/categories.ts'
import { cities } from '../tags/check.ts'
import { industries } from '../tags/industries.ts'
import { positions } from '../tags/positions.ts'
import type { Tag } from '../tag.ts'
import type { WriteNames } from './write-json-resume.ts'

function nameIn(tags: readonly Tag[], language: Language): (code: string) => string {
  const names = new Map(tags.map((tag) => [tag.code, tag.names[language]]))
  return (code) => names.get(code) ?? ''
}

/** Returns the names of tags in the language of the resume. */
export const paperNames = (language: Language): PaperNames => ({
  position: nameIn(positions, language),
  industry: nameIn(industries, language),
  category: nameIn(categories, language),
  city: (pathCode) => cities.get(pathCode)?.names[language] ?? '',
})

type Levels = Partial<Record<number, Record<Language, string>>>

export function writeNames(language: Language): WriteNames {
  const level = (texts: Levels) => (code: number) => texts[code]?.[language] ?? ''
  return {
    ...paperNames(language),
    country: (pathCode) => pathCode.slice(0, 2),
    degree: level(degreeTexts),
    skillLevel: level(skillLevelTexts),
    languageLevel: level(languageLevelTexts),
  }
}

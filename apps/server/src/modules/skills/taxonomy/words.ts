import type { FullTexts, Language } from '@titian/contract'
import { foldSkill, type SkillBook } from '../../resume/index.ts'

const taken: FullTexts = {
  en: '“{word}” already names the skill “{skill}”.',
  zh: '“{word}”已是技能“{skill}”的名称',
  my: '“{word}” sudah menamakan kemahiran “{skill}”.',
}

/** Returns the error for a word of another skill. */
export const takenText = (word: string, skill: FullTexts, language: Language): string =>
  taken[language].replace('{word}', () => word).replace('{skill}', () => skill[language])

interface Written {
  names: Partial<FullTexts>
  aliases: readonly string[]
}

/** Returns the words that are not in `known`, each once and in its first spelling. */
export function freshWords(words: readonly string[], known: readonly string[]): string[] {
  const seen = new Set(known.map(foldSkill))
  return words.filter((word) => {
    const folded = foldSkill(word)
    if (seen.has(folded)) return false
    seen.add(folded)
    return true
  })
}

/** JOB-139: returns the first field with a word of another skill, and its error. */
export function findTaken(
  book: Pick<SkillBook, 'codeOf' | 'findSkill'>,
  code: string | null,
  { names, aliases }: Written,
  language: Language,
): { field: string; word: string; text: string } | undefined {
  const fields = [
    ...Object.entries(names).map(([key, word]) => [`names.${key}`, word] as const),
    ...aliases.map((word) => ['aliases', word] as const),
  ]
  for (const [field, word] of fields) {
    const owner = book.findSkill(book.codeOf(word))
    if (owner && owner.code !== code)
      return { field, word, text: takenText(word, owner.names, language) }
  }
  return undefined
}

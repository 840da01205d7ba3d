import type { FullTexts } from '@titian/contract'
import { allSkills, foldSkill } from '../../resume/index.ts'
import { furtherAliases, furtherSkills } from './further-skills.ts'

export interface Skill {
  code: string
  names: FullTexts
  aliases: readonly string[]
}

/** Every skill that the platform knows, those of the resume first. */
export const skills: readonly Skill[] = [
  ...allSkills.map(({ code, names }) => ({ code, names, aliases: furtherAliases[code] ?? [] })),
  ...furtherSkills.map(([code, en, zh, my, ...aliases]) => ({
    code,
    names: { en, zh, my },
    aliases,
  })),
]

const byWord = new Map<string, string>()
for (const { code, names, aliases } of skills) {
  for (const name of [...Object.values(names), ...aliases]) {
    const word = foldSkill(name)
    if (!byWord.has(word)) byWord.set(word, code)
  }
}
const byCode = new Map(skills.map((skill) => [skill.code, skill]))

/** The code of a skill by any of its names; a name that no skill has is a code of its own. */
export function codeOf(name: string): string {
  const word = foldSkill(name)
  return byWord.get(word) ?? `other:${word}`
}

const wordsByCode = new Map<string, string[]>()
for (const [word, code] of byWord) wordsByCode.set(code, [...(wordsByCode.get(code) ?? []), word])

/** All names of a skill, each as `foldSkill` writes it. */
export const namesOf = (code: string): readonly string[] =>
  code.startsWith('other:') ? [code.slice('other:'.length)] : (wordsByCode.get(code) ?? [])

export const findSkill = (code: string): Skill | undefined => byCode.get(code)

/** Words that are more often something else than the name of a skill. */
const ambiguous = new Set(['Spring', 'Swift', 'Statistics', 'Research', 'Insurance', 'Banking'])
const han = /\p{Script=Han}/u

interface Word {
  code: string
  isIn(text: string, folded: string): boolean
}

const letter = /[\p{L}\p{N}]/u
/** Between Chinese characters no blank separates a word in Latin letters. */
const isEdge = (beside: string): boolean => han.test(beside) || !letter.test(beside)

/** Whether the word is in the text as a word of its own. */
function isWordIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + word.length] ?? ' ']
    if (isEdge(before) && isEdge(after)) return true
  }
  return false
}

/**
 * Names that name the skill wherever they occur: several words, three Chinese characters, or a product with the same
 * name in each language, written as it writes itself. One usual word, such as "office", is no evidence.
 */
function wordsOf({ code, names }: Skill): Word[] {
  const { en, zh, my } = names
  const found: Word[] = []
  for (const name of new Set([en, my])) {
    const folded = foldSkill(name)
    if (folded.includes(' ')) found.push({ code, isIn: (_, text) => isWordIn(text, folded) })
  }
  const isProduct = en === my && /^\p{Lu}[\p{L}+#.]{3,}$/u.test(en) && !ambiguous.has(en)
  if (isProduct) found.push({ code, isIn: (text) => isWordIn(text, en) })
  if (zh.length >= 3 && han.test(zh) && !/[a-z]/i.test(zh))
    found.push({ code, isIn: (_, text) => text.includes(zh) })
  return found
}
const words = skills.flatMap(wordsOf)

/** JOB-056: the codes of the skills that a text names. */
export function skillsIn(text: string): Set<string> {
  const folded = foldSkill(text)
  return new Set(words.filter((word) => word.isIn(text, folded)).map(({ code }) => code))
}

import type { FullTexts } from '@titian/contract'
import { allSkills, foldSkill } from './skills.ts'
import { furtherAliases, furtherSkills } from './further-skills.ts'
import type { SchoolSkillRow } from './tables.ts'

export interface Skill {
  code: string
  names: FullTexts
  aliases: readonly string[]
  /** The group of jobs for which a skill of a school is offered; empty for every job. */
  jobGroup?: string
}

export interface BookRow extends Pick<
  SchoolSkillRow,
  'code' | 'names' | 'jobGroup' | 'aliases' | 'mergedInto'
> {
  /** Null where the skill may be chosen. */
  retiredAt: Date | string | null
}

/** The skills that one school knows. */
export interface SkillBook {
  /** Those that may be chosen. */
  offered: readonly Skill[]
  /** The skills of the school alone that may be chosen. */
  own: readonly Skill[]
  /** The code of a skill by any of its names; a name that no skill has is a code of its own. */
  codeOf(name: string): string
  /** The skill of a code; that of a merged one is the skill that it was merged into. */
  findSkill(code: string): Skill | undefined
  /** The code itself; that of a merged skill is the code of the skill that it was merged into. */
  currentOf(code: string): string
  /** Every word that a skill has, folded, with the code of the skill. */
  words(): [word: string, code: string][]
  /** All names of a skill, each as `foldSkill` writes it. */
  namesOf(code: string): readonly string[]
  /** JOB-056: the codes of the skills that a text names. */
  skillsIn(text: string): Set<string>
}

/** Every skill that the platform knows, those of the resume first. */
export const platformSkills: readonly Skill[] = [
  ...allSkills.map(({ code, names }) => ({ code, names, aliases: furtherAliases[code] ?? [] })),
  ...furtherSkills.map(([code, en, zh, my, ...aliases]) => ({
    code,
    names: { en, zh, my },
    aliases,
  })),
]

const platformByCode = new Map(platformSkills.map((skill) => [skill.code, skill]))
export const platformSkill = (code: string): Skill | undefined => platformByCode.get(code)

/** The names and other words of a skill, folded, each once. */
const wordsOf = ({ names, aliases }: Pick<Skill, 'names' | 'aliases'>): string[] => [
  ...new Set([...Object.values(names), ...aliases].map(foldSkill)),
]

/** Of two skills with the same word the first has it. */
function byWordOf(skills: readonly Skill[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const skill of skills)
    for (const word of wordsOf(skill)) if (!found.has(word)) found.set(word, skill.code)
  return found
}
const platformByWord = byWordOf(platformSkills)

const platformWords = new Map<string, string[]>()
for (const [word, code] of platformByWord)
  platformWords.set(code, [...(platformWords.get(code) ?? []), word])

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
function textWordsOf({ code, names }: Pick<Skill, 'code' | 'names'>): Word[] {
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
const platformTextWords = platformSkills.flatMap(textWordsOf)

/** JOB-139: the skills of the platform, with the skills and the words that a school adds. */
export function bookOf(rows: readonly BookRow[]): SkillBook {
  const added = new Map(rows.map((row) => [row.code, row]))
  const currentOf = (code: string) => added.get(code)?.mergedInto ?? code
  const ownWords = new Map<string, string[]>()
  const byOwnWord = new Map<string, string>()
  // The words of a merged skill are among those of the other one.
  for (const { code, names, aliases, mergedInto } of rows) {
    if (mergedInto) continue
    const words = [...Object.values(names ?? {}), ...aliases].map(foldSkill)
    for (const word of words) if (!byOwnWord.has(word)) byOwnWord.set(word, code)
    ownWords.set(code, words)
  }
  const textWords = rows.flatMap(({ code: own, names }) => {
    const code = currentOf(own)
    if (!names) return []
    const isKept = Object.values(names).every((name) => byOwnWord.get(foldSkill(name)) === code)
    return isKept || own === code ? textWordsOf({ code, names }) : []
  })
  const findSkill = (code: string): Skill | undefined => {
    const now = currentOf(code)
    const row = added.get(now)
    const ofPlatform = platformByCode.get(now)
    if (ofPlatform)
      return row ? { ...ofPlatform, aliases: [...ofPlatform.aliases, ...row.aliases] } : ofPlatform
    return row?.names
      ? { code: now, names: row.names, aliases: row.aliases, jobGroup: row.jobGroup }
      : undefined
  }
  const own = rows.flatMap((row): Skill[] => {
    if (!row.names || row.retiredAt || row.mergedInto) return []
    return [{ code: row.code, names: row.names, aliases: row.aliases, jobGroup: row.jobGroup }]
  })
  return {
    own,
    offered: [...platformSkills.map((skill) => findSkill(skill.code) ?? skill), ...own],
    codeOf: (name) => {
      const word = foldSkill(name)
      return byOwnWord.get(word) ?? platformByWord.get(word) ?? `other:${word}`
    },
    findSkill,
    currentOf,
    words: () => [...new Map([...platformByWord, ...byOwnWord])],
    namesOf: (code) => {
      if (code.startsWith('other:')) return [code.slice('other:'.length)]
      const now = currentOf(code)
      return [...new Set([...(platformWords.get(now) ?? []), ...(ownWords.get(now) ?? [])])]
    },
    skillsIn: (text) => {
      const folded = foldSkill(text)
      const named = [...platformTextWords, ...textWords].filter((word) => word.isIn(text, folded))
      return new Set(named.map(({ code }) => code))
    },
  }
}

/** The skills of the platform alone. */
export const platformBook: SkillBook = bookOf([])

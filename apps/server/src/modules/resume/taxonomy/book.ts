import type { FullTexts } from '@titian/contract'
import { allSkills, foldSkill } from './skills.ts'
import { furtherAliases, furtherSkills } from './further-skills.ts'
import type { SchoolSkillRow } from './tables.ts'

export interface Skill {
  code: string
  names: FullTexts
  aliases: readonly string[]
  /** The job group for which a school's skill is offered; empty for every job. */
  jobGroup?: string
}

export interface BookRow extends Pick<
  SchoolSkillRow,
  'code' | 'names' | 'jobGroup' | 'aliases' | 'mergedInto'
> {
  /** The time since which the skill may no longer be chosen; null while it may be chosen. */
  retiredAt: Date | string | null
}

/** The skills known to one school. */
export interface SkillBook {
  /** Skills that may be chosen. */
  offered: readonly Skill[]
  /** The school's own skills that may be chosen. */
  own: readonly Skill[]
  /** The code of a skill by any of its names; an unknown name is its own code. */
  codeOf(name: string): string
  /** The skill of a code; a merged code returns the skill it was merged into. */
  findSkill(code: string): Skill | undefined
  /** The code itself; for a merged skill, the code it was merged into. */
  currentOf(code: string): string
  /** Every normalised word of a skill, with the skill's code. */
  words(): [word: string, code: string][]
  /** All names of a skill, normalised by `foldSkill`. */
  namesOf(code: string): readonly string[]
  /** JOB-056: the codes of the skills named in a text. */
  skillsIn(text: string): Set<string>
}

/** Every skill of the platform, those of the resume first. */
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

/** Returns the distinct normalised names and aliases of a skill. */
const wordsOf = ({ names, aliases }: Pick<Skill, 'names' | 'aliases'>): string[] => [
  ...new Set([...Object.values(names), ...aliases].map(foldSkill)),
]

/** Maps each word to its skill. When two skills have the same word, the first skill keeps it. */
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

/** Words that usually mean something other than the skill. */
const ambiguous = new Set(['Spring', 'Swift', 'Statistics', 'Research', 'Insurance', 'Banking'])
const han = /\p{Script=Han}/u

interface Word {
  code: string
  isIn(text: string, folded: string): boolean
}

const letter = /[\p{L}\p{N}]/u
/**
 * True when a word may end beside this character: next to Chinese characters a Latin word needs no
 * space.
 */
const isEdge = (beside: string): boolean => han.test(beside) || !letter.test(beside)

/** True when the text contains the word as a separate word. */
function isWordIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text[at - 1] ?? ' ', text[at + word.length] ?? ' ']
    if (isEdge(before) && isEdge(after)) return true
  }
  return false
}

/**
 * Returns names that identify the skill anywhere: several words, three Chinese characters, or a
 * product with the same name in each language in its own spelling. A single common word, such as
 * "office", is no evidence.
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

/** JOB-139: returns the platform's skills with the school's skills and words. */
export function bookOf(rows: readonly BookRow[]): SkillBook {
  const added = new Map(rows.map((row) => [row.code, row]))
  const currentOf = (code: string) => added.get(code)?.mergedInto ?? code
  const ownWords = new Map<string, string[]>()
  const byOwnWord = new Map<string, string>()
  // The words of a merged skill belong to the remaining one.
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

/** The skills of the platform only. */
export const platformBook: SkillBook = bookOf([])

import {
  type FullTexts,
  type Language,
  pickText,
  type ReasonName,
  type Texts,
} from '@titian/contract'

/** CRS-011 */
export const courseKinds: { id: number; names: FullTexts }[] = [
  { id: 4, names: { en: 'Beginner', zh: '初级', my: 'Permulaan' } },
  { id: 5, names: { en: 'Intermediate', zh: '中级', my: 'Pertengahan' } },
  { id: 6, names: { en: 'Advanced', zh: '高级', my: 'Lanjutan' } },
]

export function kindName(kindId: number, language: Language): string {
  return courseKinds.find((kind) => kind.id === kindId)?.names[language] ?? ''
}

/** CRS-006: a course counts as newly launched for thirty days. */
export const newDays = 30

export function newSince(now: Date): Date {
  return new Date(now.getTime() - newDays * 86_400_000)
}

export const auditStatus = { draft: 0, waiting: 1, approved: 2, refused: 3 } as const

export type CourseAction = 'submit' | 'approve' | 'refuse' | 'takeOff' | 'putBack'

export interface CourseState {
  auditStatus: number
  onList: boolean
}

interface Transition {
  from: (state: CourseState) => boolean
  to: CourseState
}

const { draft, waiting, approved, refused } = auditStatus

/** TCH-083: every step of a course's life, and no other. */
const transitions: Record<CourseAction, Transition> = {
  submit: {
    from: (state) => state.auditStatus === draft || state.auditStatus === refused,
    to: { auditStatus: waiting, onList: false },
  },
  approve: {
    from: (state) => state.auditStatus === waiting,
    to: { auditStatus: approved, onList: true },
  },
  refuse: {
    from: (state) => state.auditStatus === waiting,
    to: { auditStatus: refused, onList: false },
  },
  takeOff: {
    from: (state) => state.auditStatus === approved && state.onList,
    to: { auditStatus: approved, onList: false },
  },
  putBack: {
    from: (state) => state.auditStatus === approved && !state.onList,
    to: { auditStatus: approved, onList: true },
  },
}

export function isPossible(action: CourseAction, state: CourseState): boolean {
  return transitions[action].from(state)
}

/** Nothing without a film waits for review or stands on the list. */
const needsVideo: readonly CourseAction[] = ['submit', 'approve', 'putBack']

/** The next state, or why there is none. */
export function stepCourse(
  action: CourseAction,
  state: CourseState & { hasVideo: boolean },
): CourseState | ReasonName {
  if (!isPossible(action, state)) return 'wrongStep'
  if (needsVideo.includes(action) && !state.hasVideo) return 'courseIncomplete'
  return transitions[action].to
}

function withoutEmpty(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text))
}

/**
 * The stated single field and the texts per language as one: a text of a language wins where it was changed,
 * the single field counts as the reader's language.
 */
export function mergeTexts(
  old: Texts,
  language: Language,
  single: string,
  sent: Texts,
  fallback: Language,
): Texts {
  const given = Object.fromEntries(Object.entries(sent).filter(([, text]) => text !== undefined))
  const merged = withoutEmpty({ ...old, ...given })
  const own = sent[language]
  const ownChanged = own !== undefined && own !== '' && own !== (old[language] ?? '')
  const isLeftOut = single === '' && Object.values(sent).some(Boolean)
  if (ownChanged || isLeftOut || Object.values(sent).includes(single)) return merged
  if (single === pickText(old, language, fallback) && pickText(merged, language, fallback))
    return merged
  return withoutEmpty({ ...merged, [language]: single })
}

export function nameSearchOf(names: Texts): string {
  return Object.values(names).join('\n').toLowerCase()
}

/** A part of a name as a LIKE pattern; the signs that LIKE knows stand for themselves. */
export function likePattern(part: string): string {
  return `%${part.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
}

/** From one place to another in a list numbered from 1; beyond the end means the end (TCH-081). */
export function clampLevel(wanted: number, count: number): number {
  return Math.min(Math.max(1, wanted), Math.max(1, count))
}

interface TypeNode {
  id: number
  parentId: number | null
  level: number
}

/** TCH-012: the chosen types lead from level 1 downwards, each the child of the one before. */
export function isTypePath(chosen: (number | null)[], nodes: TypeNode[]): boolean {
  let parent: number | null = null
  for (const [index, id] of chosen.entries()) {
    if (id === null) return chosen.slice(index).every((rest) => rest === null)
    const node = nodes.find((one) => one.id === id)
    if (node?.level !== index + 1 || node.parentId !== parent) return false
    parent = id
  }
  return true
}

/** Minor units of an amount with two decimals. */
export function toMinor(amount: number): number {
  return Math.round(amount * 100)
}

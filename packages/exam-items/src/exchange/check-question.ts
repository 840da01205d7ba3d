import { itemSchema } from '../item.ts'
import { itemProblems } from '../item-problems.ts'
import {
  type ExchangeFile,
  type ExchangeQuestion,
  type ExchangeWarning,
  ExchangeProblem,
} from '../notation/types.ts'
import type { ReadQuestion } from '../notation/types.ts'

const usual = { level: 1, points: 500 }
const mostPoints = 100_000

/** Parses points as hundredths; undefined if invalid. */
export function readPoints(text: string): number | undefined {
  if (!/^\d{1,7}(?:\.\d{1,10})?$/.test(text)) return undefined
  const points = Math.round(Number(text) * 100)
  const isExact = Math.abs(Number(text) * 100 - points) < 1e-6
  return isExact && points <= mostPoints ? points : undefined
}

const mostTags = 10
const longestTag = 40

/**
 * Returns the valid tags of a question. Tags that are too long, and tags beyond the maximum number,
 * are left out.
 */
function readTags(given: unknown): { tags: string[]; isWhole: boolean } {
  const list: unknown[] = Array.isArray(given) ? given : []
  const names = list.flatMap((one) =>
    typeof one === 'string' ? one.replace(/\s+/g, ' ').trim() : [],
  )
  const named = [...new Set(names)].filter((name) => name !== '')
  const tags = named.filter((name) => name.length <= longestTag).slice(0, mostTags)
  return { tags, isWhole: tags.length === named.length }
}

const isLevel = (level: unknown): level is number => level === 1 || level === 2 || level === 3

interface Place {
  line: number
  label: string
}

const longestLabel = 80
export const labelOf = (text: string): string =>
  text.trim().replace(/\s+/g, ' ').slice(0, longestLabel)

/** Checks a question of a file. `read` throws an error if the data cannot be a question. */
export function checkQuestion(
  { line, label }: Place,
  read: (warn: (warning: ExchangeWarning) => void) => {
    item: unknown
    level?: unknown
    points?: string | undefined
    tags?: unknown
    files?: ExchangeFile[]
  },
): ReadQuestion {
  const warnings = new Set<ExchangeWarning>()
  const result = { line, label: labelOf(label) }
  try {
    const {
      item,
      level = usual.level,
      points,
      tags,
      files,
    } = read((warning) => warnings.add(warning))
    const parsed = itemSchema.safeParse(item)
    const faults: ReadQuestion['faults'] = itemProblems(item as ExchangeQuestion['item'])
    const worth = points === undefined || points === '' ? usual.points : readPoints(points)
    if (!isLevel(level)) faults.push({ path: 'level', code: 'level' })
    if (worth === undefined) faults.push({ path: 'points', code: 'points' })
    const { tags: named, isWhole } = readTags(tags)
    if (!isWhole) warnings.add('tags')
    const shown = {
      ...result,
      faults,
      warnings: [...warnings],
      ...(files?.length ? { files } : {}),
    }
    if (!parsed.success || worth === undefined || !isLevel(level) || faults.length > 0) return shown
    const tagged = named.length > 0 ? { tags: named } : {}
    return { ...shown, question: { item: parsed.data, level, points: worth, ...tagged } }
  } catch (error) {
    if (!(error instanceof ExchangeProblem)) throw error
    const { code, path } = error
    return { ...result, faults: [{ path, code }], warnings: [...warnings] }
  }
}

/** Returns how many of the read options have feedback. */
function keptFeedback(item: unknown): number {
  const options: unknown = Object(item)['options']
  return Array.isArray(options) ? options.filter((option) => Object(option)['feedback']).length : 0
}

/** Warns of feedback in the file that the created question cannot store. */
export function warnOfFeedback(
  item: unknown,
  answers: readonly { feedback: string }[],
  warn: (warning: ExchangeWarning) => void,
): void {
  const given = answers.filter(({ feedback }) => feedback !== '').length
  if (given > keptFeedback(item)) warn('feedback')
}

/** Parses the JSON that our own files contain; invalid text is ignored. */
export function readExtras(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Returns the points in the JSON that our own files contain, as a text. */
export const pointsText = (value: unknown): string | undefined =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : undefined

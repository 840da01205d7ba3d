import {
  endsTooEarly,
  type Language,
  otherPosition,
  type Prompt,
  prompts,
  type SectionName,
  untilNow,
} from '@titian/contract'
import { type EntryField, entryFields, type EntryValues } from './entry-fields.ts'

const monthText = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])$/

const isEmpty = (value: unknown) =>
  value === null ||
  value === 0 ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

function isWrongMonth({ kind }: EntryField, value: unknown): boolean {
  if (kind !== 'month' && kind !== 'end') return false
  if (typeof value !== 'string' || value === '') return false
  return !monthText.test(value) && !(kind === 'end' && value === untilNow)
}

/**
 * Returns the missing fields of an entry with the texts of the server. The server checks everything
 * else.
 */
export function entryProblems(
  section: SectionName,
  values: EntryValues,
  language: Language,
): Record<string, string> {
  const found: Record<string, string> = {}
  const say = (name: string, prompt: Prompt) => {
    found[name] ??= prompts[prompt][language]
  }
  for (const field of entryFields[section]) {
    const value = values[field.name]
    // 0 is a valid salary range.
    const isMissing = field.kind === 'salary' ? value === null : isEmpty(value)
    if (field.prompt && isMissing) say(field.name, field.prompt)
    if (isWrongMonth(field, value)) say(field.name, field.kind === 'end' ? 'end' : 'start')
  }
  const { start, end } = values
  const isPeriod = typeof start === 'string' && typeof end === 'string'
  if (isPeriod && endsTooEarly(start, end)) say('end', 'endBeforeStart')
  if (values['positionCode'] === otherPosition && isEmpty(values['positionName']))
    say('positionName', 'customJob')
  return found
}

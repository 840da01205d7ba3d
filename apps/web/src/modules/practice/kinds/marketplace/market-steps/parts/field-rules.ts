import { formatMinor, markThousands } from '@titian/ui'
import { readCents, readWhole } from './amounts.ts'

interface Range {
  least: number
  most: number
}

export type FieldRule =
  | ({ kind: 'cents' | 'whole' } & Range)
  /** Any text up to a maximum length. */
  | { kind: 'text'; most: number; needed?: boolean }
  /** One option of a list. */
  | { kind: 'choice' }

export const cents = (least: number, most: number): FieldRule => ({ kind: 'cents', least, most })
export const whole = (least: number, most: number): FieldRule => ({ kind: 'whole', least, most })
export const text = (most: number, needed = false): FieldRule => ({ kind: 'text', most, needed })
export const choice: FieldRule = { kind: 'choice' }

type Explain = (key: string, values?: Record<string, unknown>) => string

/** Returns the error of a field, or null. */
export function problemOf(value: string, rule: FieldRule, explain: Explain): string | null {
  if (rule.kind === 'choice') return value === '' ? explain('wrong.choose') : null
  if (rule.kind === 'text') {
    const length = value.trim().length
    if (rule.needed && length === 0) return explain('wrong.empty')
    return length > rule.most ? explain('wrong.long', { count: length - rule.most }) : null
  }
  const amount = rule.kind === 'cents' ? readCents(value) : readWhole(value)
  if (amount !== null && amount >= rule.least && amount <= rule.most) return null
  const shown = (number: number) =>
    rule.kind === 'cents' ? formatMinor(number) : markThousands(String(number))
  return explain(`wrong.${rule.kind}`, { least: shown(rule.least), top: shown(rule.most) })
}

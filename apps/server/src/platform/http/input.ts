import { type AnyCall, describeIssues, type Language } from '@titian/contract'
import type { FastifyRequest } from 'fastify'
import { refusal, type Refusal } from '../refusal.ts'

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** The null character is no text for PostgreSQL, wherever it hides. */
function hasNullCharacter(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000') || !value.isWellFormed()
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([key, inner]) => key.includes('\u0000') || hasNullCharacter(inner),
  )
}

export type ReadInput = { ok: true; value: unknown } | { ok: false; refusal: Refusal }

/** Query and body as one input, checked against the contract; the texts of what is wrong stand beside the field names. */
export function readInput(call: AnyCall, request: FastifyRequest, language: Language): ReadInput {
  const raw = { ...record(request.query), ...record(request.body) }
  if (hasNullCharacter(raw)) return { ok: false, refusal: refusal('invalidInput') }
  const parsed = call.input.safeParse(raw, { reportInput: true })
  if (parsed.success) return { ok: true, value: parsed.data }
  return {
    ok: false,
    refusal: refusal('invalidInput', { fields: describeIssues(parsed.error, language) }),
  }
}

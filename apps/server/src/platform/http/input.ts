import { type AnyCall, describeIssues, type Language, wrongField } from '@titian/contract'
import type { FastifyRequest } from 'fastify'
import { refusal, type Refusal } from '../refusal.ts'

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** The null character and half a letter are no text for PostgreSQL. */
function isBroken(text: string): boolean {
  return text.includes('\u0000') || !text.isWellFormed()
}

/** The path of the first text that cannot be kept. Walks without recursion, because a body may be as deep as it is long. */
function findBrokenText(raw: Record<string, unknown>): string | undefined {
  const places: { path: string; value: unknown }[] = [{ path: '', value: raw }]
  for (let place = places.pop(); place; place = places.pop()) {
    const { path, value } = place
    if (typeof value === 'string' && isBroken(value)) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (isBroken(key)) return path
      places.push({ path: path ? `${path}.${key}` : key, value: inner })
    }
  }
  return undefined
}

/** For what came sealed or in a file, and not as an input that was checked already. */
export function hasBrokenText(raw: Record<string, unknown>): boolean {
  return findBrokenText(raw) !== undefined
}

export type ReadInput = { ok: true; value: unknown } | { ok: false; refusal: Refusal }

/**
 * FRM-200: what changes something takes its input from one place, the body of a POST or PUT or the query of a GET.
 * A read may have it in either (CALL-N1).
 */
function rawInput({ kind, method }: AnyCall, { query, body }: FastifyRequest) {
  if (kind === 'read') return { ...record(query), ...record(body) }
  return record(method === 'GET' ? query : body)
}

/** The input checked against the contract; the texts of what is wrong stand beside the field names. */
export function readInput(call: AnyCall, request: FastifyRequest, language: Language): ReadInput {
  return checkInput(call, rawInput(call, request), language)
}

export function checkInput(
  call: AnyCall,
  raw: Record<string, unknown>,
  language: Language,
): ReadInput {
  const broken = findBrokenText(raw)
  if (broken !== undefined)
    return {
      ok: false,
      refusal: refusal('invalidInput', { fields: wrongField(broken, language) }),
    }
  const parsed = call.input.safeParse(raw, { reportInput: true })
  if (parsed.success) return { ok: true, value: parsed.data }
  return {
    ok: false,
    refusal: refusal('invalidInput', { fields: describeIssues(parsed.error, language) }),
  }
}

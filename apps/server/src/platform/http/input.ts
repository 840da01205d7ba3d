import {
  type AnyCall,
  describeIssues,
  hasNoBody,
  type Language,
  wrongField,
} from '@titian/contract'
import type { FastifyRequest } from 'fastify'
import { refusal, type Refusal } from '../refusal.ts'
import { boundsOf } from './input-bounds.ts'

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** True when PostgreSQL cannot store the text: a null character or half a surrogate pair. */
function isBroken(text: string): boolean {
  return text.includes('\u0000') || !text.isWellFormed()
}

interface Frame {
  keys: readonly string[]
  values: readonly unknown[]
  next: number
}

function frameOf(value: object): Frame {
  return Array.isArray(value)
    ? { keys: [], values: value, next: 0 }
    : { keys: Object.keys(value), values: Object.values(value), next: 0 }
}

/** The path of the current value, from the outermost key; list items have their index. */
function pathOf(frames: readonly Frame[]): string {
  return frames.map(({ keys, next }) => keys[next - 1] ?? String(next - 1)).join('.')
}

type Look = { broken: string } | 'tooMany' | undefined

/**
 * FRM-348: returns the path of the first text that PostgreSQL cannot store; stops after `most`
 * values. It uses no recursion, because the nesting of a body is limited only by its length.
 */
function lookThrough(raw: Record<string, unknown>, most: number): Look {
  let frame: Frame | undefined = frameOf(raw)
  const frames = [frame]
  let left = most - frame.values.length
  while (frame && left >= 0) {
    const at: number = frame.next
    if (at === frame.values.length) {
      frames.pop()
      frame = frames.at(-1)
      continue
    }
    frame.next = at + 1
    const key = frame.keys[at]
    if (key !== undefined && isBroken(key)) return { broken: pathOf(frames.slice(0, -1)) }
    const value: unknown = frame.values[at]
    if (typeof value === 'string' && isBroken(value)) return { broken: pathOf(frames) }
    if (typeof value !== 'object' || value === null) continue
    frame = frameOf(value)
    left -= frame.values.length
    frames.push(frame)
  }
  return left < 0 ? 'tooMany' : undefined
}

/**
 * True when PostgreSQL cannot store a text of this input. For input that arrived encrypted or in a
 * file, and was therefore not checked as the input of a call.
 */
export function hasBrokenText(raw: Record<string, unknown>): boolean {
  return lookThrough(raw, Infinity) !== undefined
}

export type ReadInput = { ok: true; value: unknown } | { ok: false; refusal: Refusal }

/**
 * FRM-200: the input of a write comes from one source: the body of a POST or PUT, the query of a
 * GET or DELETE. A read may use both (CALL-N1). A PUT that is documented with a query is read from
 * the query when its body is empty (RES-027).
 */
function rawInput(call: AnyCall, { query, body }: FastifyRequest) {
  if (call.kind === 'read') return { ...record(query), ...record(body) }
  const hasBody = body !== undefined && body !== null
  const isInQuery = hasNoBody(call) || (call.alsoInQuery && !hasBody)
  return record(isInQuery ? query : body)
}

/** Validates the input by the contract; errors have a text for each field name. */
export function readInput(call: AnyCall, request: FastifyRequest, language: Language): ReadInput {
  return checkInput(call, rawInput(call, request), language)
}

export function checkInput(
  call: AnyCall,
  raw: Record<string, unknown>,
  language: Language,
): ReadInput {
  const found = lookThrough(raw, boundsOf(call).values)
  if (found === 'tooMany') return { ok: false, refusal: refusal('invalidInput', 'inputTooLarge') }
  if (found)
    return {
      ok: false,
      refusal: refusal('invalidInput', { fields: wrongField(found.broken, language) }),
    }
  const parsed = call.input.safeParse(raw, { reportInput: true })
  if (parsed.success) return { ok: true, value: parsed.data }
  return {
    ok: false,
    refusal: refusal('invalidInput', { fields: describeIssues(parsed.error, language) }),
  }
}

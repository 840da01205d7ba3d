import type { Context } from '../../../../platform/http/context.ts'

// An option is named by the question, its version and the place in it: two sealed numbers, one behind the other.

type Kind = 'question' | 'examSubject'

export interface OptionOf {
  kind: Kind
  /** Of the question. */
  id: number
  version: number
}

const places = 16
const half = 22

export function sealOption(
  { kind, id, version }: OptionOf,
  place: number,
  seal: Context['seal'],
): string {
  return seal(kind, id) + seal('option', version * places + place)
}

/** A sign of another kind, of a part only, or made up is answered as not found. */
export function openOption(
  kind: Kind,
  sign: string,
  open: Context['open'],
): OptionOf & { place: number } {
  const id = open(kind, sign.slice(0, half))
  const number = open('option', sign.slice(half))
  return { kind, id, version: Math.floor(number / places), place: number % places }
}

import type { Context } from '../../../../platform/http/context.ts'

// The sealed id of an option holds two numbers: the id of the question, and its version with the
// index of the option.

type Kind = 'question' | 'examSubject'

export interface OptionOf {
  kind: Kind
  /** The id of the question. */
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

/**
 * Returns the option of a sealed id. A sealed id of another kind, an incomplete or a forged one is
 * refused as not found.
 */
export function openOption(
  kind: Kind,
  sign: string,
  open: Context['open'],
): OptionOf & { place: number } {
  const id = open(kind, sign.slice(0, half))
  const number = open('option', sign.slice(half))
  return { kind, id, version: Math.floor(number / places), place: number % places }
}

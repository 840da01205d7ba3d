import { sha256 } from './sha256.ts'

export interface Puzzle {
  salt: string
  zeroBits: number
}

/** Milliseconds of work between two breaths of the page. */
const stretch = 12
const digits = 10
const letters = 36

/** Four to six digits first, which look alike in any case, then letters too. */
function* candidates(): Generator<string> {
  for (const base of [digits, letters])
    for (const length of [4, 5, 6])
      for (let number = 0; number < base ** length; number += 1)
        yield number.toString(base).padStart(length, '0')
}

export function fits({ salt, zeroBits }: Puzzle, code: string): boolean {
  const words = sha256(`${salt}:${code}`)
  for (let bits = zeroBits, at = 0; bits > 0; bits -= 32, at += 1) {
    const word = words[at] ?? 0
    if (bits >= 32 ? word !== 0 : word >>> (32 - bits) !== 0) return false
  }
  return true
}

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * ACC-256: finds the code whose SHA-256 with the salt begins with the wanted zero bits. It works in short
 * stretches, so that the page stays alive meanwhile. Null when stopped.
 */
export async function solvePuzzle(puzzle: Puzzle, signal?: AbortSignal): Promise<string | null> {
  let until = performance.now() + stretch
  for (const code of candidates()) {
    if (fits(puzzle, code)) return code
    if (performance.now() < until) continue
    await breathe()
    if (signal?.aborted) return null
    until = performance.now() + stretch
  }
  return null
}

import { isPuzzleAnswer, puzzleCodes, puzzleText } from '@titian/contract'
import { sha256 } from './sha256.ts'

export interface Puzzle {
  salt: string
  zeroBits: number
}

/** Milliseconds of computation between two pauses for the page. */
const timeSlice = 12

const breathe = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * ACC-256: finds the code whose SHA-256 with the salt begins with the required number of zero bits.
 * The function computes in short steps, so that the page stays responsive. Returns null if it was
 * aborted.
 */
export async function solvePuzzle(puzzle: Puzzle, signal?: AbortSignal): Promise<string | null> {
  let until = performance.now() + timeSlice
  for (const code of puzzleCodes()) {
    if (isPuzzleAnswer(sha256(puzzleText(puzzle.salt, code)), code, puzzle.zeroBits)) return code
    if (performance.now() < until) continue
    await breathe()
    if (signal?.aborted) return null
    until = performance.now() + timeSlice
  }
  return null
}

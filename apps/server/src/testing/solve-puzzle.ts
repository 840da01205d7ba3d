import { isPuzzleAnswer, puzzleCodes, puzzleText } from '@titian/contract'

/** Solves a puzzle (ACC-256) as the browser does, without pauses. */
export function solvePuzzle(
  { salt, zeroBits }: { salt: string; zeroBits: number },
  sha256: (text: string) => Uint8Array,
): string {
  for (const code of puzzleCodes())
    if (isPuzzleAnswer(sha256(puzzleText(salt, code)), code, zeroBits)) return code
  throw new Error('No code answers the puzzle.')
}

import { isPuzzleAnswer, puzzleCodes, puzzleText } from '@titian/contract'

/** Does what the browser does with a puzzle (ACC-256), without its pauses. */
export function solvePuzzle(
  { salt, zeroBits }: { salt: string; zeroBits: number },
  sha256: (text: string) => Uint8Array,
): string {
  for (const code of puzzleCodes())
    if (isPuzzleAnswer(sha256(puzzleText(salt, code)), code, zeroBits)) return code
  throw new Error('No code answers the puzzle.')
}

const quarter = 15 * 60
const hour = 60 * 60

/**
 * ACC-270: the limit of wrong passwords of one network. In a school, thousands may sign in and
 * mistype behind one address. So each account that signs in allows further mistakes. An attacker
 * without a password gets none.
 */
export const networkBudget = {
  /** Seconds of the window of wrong passwords. */
  wrongSeconds: quarter,
  /** Seconds for which a signed-in account raises its network's limit. */
  signedInSeconds: hour,
  /** Wrong passwords allowed without any sign-in. */
  free: 300,
  /** The number of different accounts that allow one more wrong password. */
  accountsForOneMore: 2,
} as const

export interface NetworkState {
  /** Wrong passwords of this network in the current window. */
  wrong: number
  /** Number of different accounts that signed in from this network. */
  signedIn: number
}

export function mostWrong(signedIn: number): number {
  return networkBudget.free + Math.floor(signedIn / networkBudget.accountsForOneMore)
}

/** True while the server still checks passwords from this network. Known browsers are exempt. */
export function mayTry({ wrong, signedIn }: NetworkState): boolean {
  return wrong < mostWrong(signedIn)
}

/** The number of puzzles in five minutes that one network gets with the lowest difficulty. */
const cheapPuzzles = 64
const leastBits = 16
const mostBits = 20

/**
 * ACC-278: returns the difficulty of the next puzzle in bits. Twice as many puzzles mean twice the
 * work for each, up to about ten seconds on a phone.
 */
export function puzzleBits(asked: number): number {
  const doublings = Math.floor(Math.log2(Math.max(1, asked / cheapPuzzles)))
  return Math.min(mostBits, leastBits + doublings)
}

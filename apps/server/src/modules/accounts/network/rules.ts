const quarter = 15 * 60
const hour = 60 * 60

/**
 * ACC-270: what one network may do wrong. A school of thousands behind one address signs in and mistypes, and each of
 * its accounts that signs in earns others a mistake; who knows no password earns nothing.
 */
export const networkBudget = {
  /** Seconds in which wrong passwords are counted together. */
  wrongSeconds: quarter,
  /** Seconds for which an account that signed in speaks for its network. */
  signedInSeconds: hour,
  /** Wrong passwords of a network from which nobody has signed in yet. */
  free: 300,
  /** So many different accounts earn one more wrong password. */
  accountsForOneMore: 2,
} as const

export interface NetworkState {
  /** Wrong passwords from this network in the present window. */
  wrong: number
  /** Different accounts that signed in from it. */
  signedIn: number
}

export function mostWrong(signedIn: number): number {
  return networkBudget.free + Math.floor(signedIn / networkBudget.accountsForOneMore)
}

/** True while passwords from this network are looked at. Browsers that an account knows are not asked. */
export function mayTry({ wrong, signedIn }: NetworkState): boolean {
  return wrong < mostWrong(signedIn)
}

/** Puzzles of a network in five minutes at the lowest price. */
const cheapPuzzles = 64
const leastBits = 16
const mostBits = 20

/** ACC-278: each doubling doubles the work of the next puzzle, up to about ten seconds of a telephone. */
export function puzzleBits(asked: number): number {
  const doublings = Math.floor(Math.log2(Math.max(1, asked / cheapPuzzles)))
  return Math.min(mostBits, leastBits + doublings)
}

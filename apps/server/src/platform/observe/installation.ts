import type { InstallationHealth } from '@titian/contract'

/** The installation as a whole: its settings, machine, database and outside services. */
export interface Installation {
  check(): Promise<InstallationHealth>
}

/** Milliseconds for which the findings of a round are given to everybody who asks. */
const keptFor = 10_000

/**
 * OPS-014: shares a running round of checks, and its findings for ten seconds, because each round
 * asks outside services.
 */
export function limitRounds(
  run: () => Promise<InstallationHealth>,
  now: () => number = () => performance.now(),
): Installation {
  let round: Promise<InstallationHealth> | undefined
  let endedAt = Infinity
  return {
    check() {
      if (round && now() - endedAt < keptFor) return round
      endedAt = Infinity
      round = run().finally(() => {
        endedAt = now()
      })
      return round
    },
  }
}

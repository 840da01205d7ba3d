import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createGate } from '../gate.ts'

const costs = {
  /** Argon2id with 19 MiB and two passes, as OWASP advises. */
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  quick: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}
let cost = costs.full

/** What a new hash costs in this process; an older hash keeps its own. */
export function setPasswordCost(name: keyof typeof costs): void {
  cost = costs[name]
}

/** A class that signs in leaves one processor to everybody else. */
const mostAtOnce = Math.max(1, availableParallelism() - 1)

const gate = createGate(mostAtOnce)

export function hashPassword(password: string): Promise<string> {
  return gate(() => hash(password, cost))
}

let decoy: Promise<string> | undefined

/**
 * Runs something when a processor is free, and hands it the comparison. What is counted in there is counted before the
 * next one begins, so that many at once do not slip through. Without a hash it works as long as with one: the time
 * says nothing about who is registered.
 */
export async function inTurn<Result>(
  storedHash: string | null | undefined,
  password: string,
  run: (compare: () => Promise<boolean>) => Promise<Result>,
): Promise<Result> {
  decoy ??= hashPassword('nobody has this password')
  const compared = storedHash ?? (await decoy)
  return gate(() =>
    run(async () => {
      const isSame = await verify(compared, password).catch(() => false)
      return isSame && Boolean(storedHash)
    }),
  )
}

export function isPasswordOf(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  return inTurn(storedHash, password, (compare) => compare())
}

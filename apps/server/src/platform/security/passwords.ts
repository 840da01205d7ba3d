import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createGate } from '../gate.ts'

const costs = {
  /** Argon2id with 19 MiB and two passes, as OWASP advises. */
  full: { memoryCost: 19_456, timeCost: 2, parallelism: 1 },
  quick: { memoryCost: 8, timeCost: 1, parallelism: 1 },
}
let cost = costs.full

/** Sets the cost of new hashes in this process; an older hash keeps its own cost. */
export function setPasswordCost(name: keyof typeof costs): void {
  cost = costs[name]
}

/** Leaves one processor free for other requests while a class signs in. */
const mostAtOnce = Math.max(1, availableParallelism() - 1)

const gate = createGate(mostAtOnce)

export function hashPassword(password: string): Promise<string> {
  return gate(() => hash(password, cost))
}

let decoy: Promise<string> | undefined

/**
 * Runs a function when a processor is free, and passes it the comparison. Counting inside the
 * function completes before the next one begins, so parallel requests cannot exceed a limit.
 * Without a hash the comparison takes equally long, so the time does not reveal registered
 * accounts.
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

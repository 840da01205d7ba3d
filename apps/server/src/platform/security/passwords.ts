import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'

// Argon2id with 19 MiB and two passes, as OWASP advises.
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** A class that signs in leaves one processor to everybody else. */
const mostAtOnce = Math.max(1, availableParallelism() - 1)

/** Lets so many through at once; the others wait in line. */
export function createGate(most: number): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let running = 0
  const waiting: (() => void)[] = []
  const enter = () => {
    if (running < most) {
      running += 1
      return Promise.resolve()
    }
    return new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async (run) => {
    await enter()
    try {
      return await run()
    } finally {
      leave()
    }
  }
}

const gate = createGate(mostAtOnce)

export function hashPassword(password: string): Promise<string> {
  return gate(() => hash(password, settings))
}

let decoy: Promise<string> | undefined

/** Without a hash it works as long as with one, so that the time says nothing about who is registered. */
export async function isPasswordOf(
  storedHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password')
  const compared = storedHash ?? (await decoy)
  const same = await gate(() => verify(compared, password).catch(() => false))
  return same && Boolean(storedHash)
}

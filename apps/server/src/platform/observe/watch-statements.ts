import type { FastifyBaseLogger } from 'fastify'
import type { DatabaseObserver } from '../database/pool.ts'
import { fingerprint } from './fingerprint.ts'
import type { Meters } from './meters.ts'

/** A label with more values would burden Prometheus; further statements are counted together. */
const mostNames = 100

interface Watching {
  meters: Pick<Meters, 'waits' | 'slowStatements'>
  log: Pick<FastifyBaseLogger, 'warn'>
  /** The setting SLOW_STATEMENT_MS. */
  slowMs: number
}

/** OPS-052: counts and logs slow statements by a name that holds no values. */
export function watchStatements({ meters, log, slowMs }: Watching): DatabaseObserver {
  const names = new Set<string>()
  const noteSlow = (statement: string, ms: number) => {
    const { name, text } = fingerprint(statement)
    if (names.size < mostNames) names.add(name)
    meters.slowStatements.inc({ statement: names.has(name) ? name : 'other' })
    const facts = { event: 'database.slowStatement', statement: name, ms: Math.round(ms), text }
    log.warn(facts, 'slow statement')
  }
  return {
    async around(statement, run) {
      const begun = performance.now()
      try {
        return await run()
      } finally {
        const ms = performance.now() - begun
        if (ms >= slowMs) noteSlow(statement, ms)
      }
    },
    waited: (seconds) => meters.waits.observe(seconds),
  }
}

/** What came of one request to a server. */
interface Recorded {
  /** Milliseconds of the clock of this process. */
  at: number
  path: string
  /** For example `200 ok`, `503 wait 2`, or the error when no response came. */
  outcome: string
}

export interface Recording {
  /** Number of responses by outcome. */
  counts(): Record<string, number>
  /** The longest time in milliseconds in which no write was acknowledged. */
  longestPause(): number
  stop(): void
}

async function outcomeOf(response: Response): Promise<string> {
  if (response.status === 503) return `503 wait ${response.headers.get('retry-after')}`
  const isJson = response.headers.get('content-type')?.includes('json')
  const body = isJson ? ((await response.clone().json()) as { ok?: boolean; msg?: string }) : {}
  return `${response.status} ${body.ok === false ? body.msg : 'ok'}`
}

/** Records the responses of all requests of this process to the servers, until it is stopped. */
export function recordResponses(origins: readonly string[]): Recording {
  const original = globalThis.fetch
  const seen: Recorded[] = []
  const began = performance.now()
  let end: number | undefined
  globalThis.fetch = async (input, init) => {
    const address = String(input instanceof Request ? input.url : input)
    // The pages of the sandbox of payments stand for another company's servers.
    if (!origins.some((origin) => address.startsWith(`${origin}/api/`)))
      return original(input, init)
    const { pathname: path } = new URL(address)
    try {
      const response = await original(input, init)
      seen.push({ at: performance.now(), path, outcome: await outcomeOf(response) })
      return response
    } catch (error) {
      const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error
      seen.push({ at: performance.now(), path, outcome: `no response: ${String(reason)}` })
      throw error
    }
  }
  return {
    counts() {
      const counts: Record<string, number> = {}
      for (const { outcome, path } of seen) {
        const key = /^(?:200 ok|503 wait 2)$/.test(outcome) ? outcome : `${outcome} ${path}`
        counts[key] = (counts[key] ?? 0) + 1
      }
      return counts
    },
    longestPause() {
      const writes = seen.filter(({ outcome }) => outcome === '200 ok')
      const times = [began, ...writes.map(({ at }) => at), end ?? performance.now()]
      return Math.max(...times.slice(1).map((at, before) => at - (times[before] ?? at)))
    },
    stop() {
      end ??= performance.now()
      globalThis.fetch = original
    },
  }
}

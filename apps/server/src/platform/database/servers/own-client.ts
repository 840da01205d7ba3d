import pg from 'pg'
import { ReadOnlyServer } from './read-only-server.ts'

/** Milliseconds until a readiness check gives up. */
const pingPatience = 2000

/** One connection outside the pool, opened on first use and again after every failure. */
export class OwnClient {
  private readonly url: string
  private client: Promise<pg.Client> | undefined
  private running: Promise<void> | undefined

  constructor(url: string) {
    this.url = url
  }

  private async open(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: pingPatience,
      keepAlive: true,
    })
    // The next ping reports the error. Without a listener the error would end the process.
    client.on('error', () => undefined)
    await client.connect()
    return client
  }

  private async ask(): Promise<void> {
    const opened = (this.client ??= this.open())
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The database does not answer.')), pingPatience)
    })
    try {
      const asked = opened.then((client) => client.query('select pg_is_in_recovery() as replica'))
      const { rows } = await Promise.race([asked, late])
      // OPS-068: a process that reaches only a replica saves nothing, so it is not ready.
      if (rows[0].replica) throw new ReadOnlyServer()
    } catch (error) {
      this.client = undefined
      void opened.then((client) => client.end()).catch(() => undefined)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /** Parallel callers share one ping, because a connection runs one statement at a time. */
  ping(): Promise<void> {
    this.running ??= this.ask().finally(() => {
      this.running = undefined
    })
    return this.running
  }

  async end(): Promise<void> {
    const opened = this.client
    this.client = undefined
    await opened?.then((client) => client.end()).catch(() => undefined)
  }
}

import pg from 'pg'

/** Milliseconds that a readiness check waits for the database. */
const pingPatience = 2000

/** One connection beside the pool, opened when it is first needed and again after every failure. */
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
    // Told by the next ping; without a listener the process would end.
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
      await Promise.race([opened.then((client) => client.query('select 1')), late])
    } catch (error) {
      this.client = undefined
      void opened.then((client) => client.end()).catch(() => undefined)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /** All who ask at a time are answered together: a connection takes one statement at a time. */
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

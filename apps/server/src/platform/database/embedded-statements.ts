import { parse, type PGlite, protocol, type Results } from '@electric-sql/pglite'

/** The parts of a request that a statement needs. */
interface Asked {
  sql: string
  values: unknown[]
  rowMode: 'array' | 'object'
}

type Parsers = PGlite['parsers']
type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>

interface Statement {
  name: string
  /** The types of the parameters. */
  types: number[]
  /** The message that describes the columns, in front of the messages of each run. */
  columns: Messages
}

const mostNames = 200
/** Statements seen once, which are named when they come again. */
const mostSeen = 2000

/** The result of a cursor's command depends on the cursor, and `discard` also removes names. */
const unnamed = /^\s*(?:declare|fetch|move|close|discard|deallocate)\b/i

/** Codes of a plan that no longer fits the table, and of a name that the session no longer knows. */
const outdated = new Set(['0A000', '26000'])

const joined = (...messages: Uint8Array[]) => Buffer.concat(messages)
const { serialize } = protocol

/**
 * Names statements of the embedded database that come again, so that it parses and plans them once.
 * PGlite itself does both for every request.
 */
export class EmbeddedStatements {
  private readonly database: PGlite
  private readonly parsers: Parsers
  private readonly named = new Map<string, Statement>()
  private readonly seen = new Set<string>()
  private count = 0

  constructor(database: PGlite, parsers: Parsers) {
    this.database = database
    // Merged once: PGlite would merge its hundreds of parsers with these for each request.
    this.parsers = { ...database.parsers, ...parsers }
  }

  /** Forgets all names, after the session was reset. */
  forget() {
    this.named.clear()
  }

  /** Runs a statement; undefined when it has no name and PGlite should run it. */
  async run(asked: Asked): Promise<Results | undefined> {
    const statement = this.named.get(asked.sql) ?? (await this.nameNow(asked.sql))
    if (!statement) return undefined
    try {
      return await this.execute(statement, asked)
    } catch (error) {
      const { code = '' } = error as { code?: string }
      if (!outdated.has(code)) throw error
      this.named.delete(asked.sql)
      return undefined
    }
  }

  private async nameNow(sql: string): Promise<Statement | undefined> {
    if (!this.seen.has(sql)) {
      if (this.seen.size >= mostSeen) this.seen.clear()
      this.seen.add(sql)
      return undefined
    }
    if (this.named.size >= mostNames || unnamed.test(sql)) return undefined
    this.count += 1
    const name = `t${this.count}`
    const messages = await this.send(
      joined(
        serialize.parse({ name, text: sql }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ),
    )
    const statement = {
      name,
      types: parse.parseDescribeStatementResults(messages),
      columns: messages.filter((message) => message.name === 'rowDescription'),
    }
    this.named.set(sql, statement)
    return statement
  }

  private send(message: Uint8Array): Promise<Messages> {
    return this.database.runExclusive(() => this.database.execProtocolStream(message))
  }

  private async execute({ name, types, columns }: Statement, asked: Asked): Promise<Results> {
    const { serializers } = this.database
    const given = asked.values as (string | number | bigint | boolean | null | undefined)[]
    const values = given.map((value, at) => {
      if (value === null || value === undefined) return null
      return serializers[types[at] ?? 0]?.(value) ?? value.toString()
    })
    const messages = await this.send(
      joined(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()),
    )
    const [result] = parse.parseResults([...columns, ...messages], this.parsers, {
      rowMode: asked.rowMode,
    })
    return result ?? { rows: [], fields: [] }
  }
}

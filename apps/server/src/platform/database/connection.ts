export interface QueryResult {
  rows: unknown[]
  rowCount: number
}

/** The interface of a connection for drizzle, the job queue and the migrations. */
export interface Connection {
  query(query: unknown, values?: unknown[]): Promise<QueryResult>
  /** Runs several statements in one text, without values. */
  script(sql: string): Promise<void>
  release(): void
}

/** Returns whether the database has a table, whose name may include its schema. */
export async function hasTable(
  connection: Pick<Connection, 'query'>,
  name: string,
): Promise<boolean> {
  const { rows } = await connection.query('select to_regclass($1) is not null as exists', [name])
  return (rows[0] as { exists: boolean }).exists
}

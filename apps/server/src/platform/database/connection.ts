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

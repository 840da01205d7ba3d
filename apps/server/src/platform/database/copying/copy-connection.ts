import type { Connection } from '../connection.ts'

/** A table of the database, and those of its columns that are stored: generated ones are left out. */
export interface CopiedTable {
  /** With its schema, quoted for SQL. */
  name: string
  columns: string[]
}

/** A connection that reads and writes whole tables as text of COPY, which both databases understand. */
export interface CopyConnection extends Connection {
  /** The rows of a table, one a line; a piece may end within a row. */
  copyOut(table: CopiedTable): AsyncIterable<Uint8Array>
  /** Adds rows that `copyOut` gave. Runs in the transaction that is open on this connection. */
  copyIn(table: CopiedTable, rows: AsyncIterable<Uint8Array>): Promise<void>
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

export const columnsOf = ({ columns }: CopiedTable): string => columns.map(quote).join(', ')

/** A name for SQL, with its schema. */
export const quotedName = (schema: string, name: string): string =>
  `${quote(schema)}.${quote(name)}`

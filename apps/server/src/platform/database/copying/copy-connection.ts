import type { Connection } from '../connection.ts'

/** A table of the database and its stored columns; generated columns are left out. */
export interface CopiedTable {
  /** The name with its schema, quoted for SQL. */
  name: string
  columns: string[]
}

/**
 * A connection that reads and writes whole tables in the text format of COPY, which both databases
 * understand.
 */
export interface CopyConnection extends Connection {
  /** Returns the rows of a table, one per line. A piece may end in the middle of a row. */
  copyOut(table: CopiedTable): AsyncIterable<Uint8Array>
  /** Adds rows from `copyOut`, in the open transaction of this connection. */
  copyIn(table: CopiedTable, rows: AsyncIterable<Uint8Array>): Promise<void>
}

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`

export const columnsOf = ({ columns }: CopiedTable): string => columns.map(quote).join(', ')

/** Returns a name with its schema, quoted for SQL. */
export const quotedName = (schema: string, name: string): string =>
  `${quote(schema)}.${quote(name)}`

import { resolve } from 'node:path'

/** Returns host, port and name of a database without the password. */
function nameAddress(address: string): string {
  const url = new URL(address.replace('@/', '@socket/'))
  const socket = url.searchParams.get('host')
  const host = socket || `${url.hostname || 'localhost'}:${url.port || '5432'}`
  return `the database “${partsOf(address).database}” at ${host}`
}

/** Describes the database of this process for the terminal. */
export function nameDatabase(url: string, directory: string): string {
  if (url) return `PostgreSQL, ${nameAddress(url)}`
  return directory === 'memory'
    ? 'the embedded database in memory'
    : `the embedded database in ${resolve(directory)}`
}

/** Returns the user and the database name in an address. */
function partsOf(address: string) {
  const url = new URL(address.replace('@/', '@socket/'))
  const user = decodeURIComponent(url.username)
  return { user, database: decodeURIComponent(url.pathname.slice(1)) || user }
}

interface Fault extends Error {
  code?: string
}

/** The explanation and the remedy, by error code of PostgreSQL or of the network. */
const faults: [codes: RegExp, text: (of: { user: string; database: string }) => string][] = [
  [/^ECONNREFUSED$/, () => 'Nothing answers there. Start PostgreSQL, or correct host and port.'],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, () => 'No machine has this name. Correct the host.'],
  [
    /^(?:ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/,
    () => 'There is no way to it. Look at host, port and firewall.',
  ],
  [/^(?:ENOENT|EACCES)$/, () => 'Its socket cannot be opened. Correct the folder in “host=”.'],
  [
    /^28P01$/,
    ({ user }) =>
      `PostgreSQL refuses the password of the user “${user}”. Correct user and password.`,
  ],
  [
    /^28000$/,
    ({ user }) =>
      `PostgreSQL does not let the user “${user}” in: there is no such user, or pg_hba.conf does not allow this machine.`,
  ],
  [
    /^3D000$/,
    ({ user, database }) =>
      `There is no such database. Make it in psql: create database "${database}" owner "${user}";`,
  ],
  [
    /^42501$/,
    ({ user }) =>
      `The user “${user}” may not make tables in it. Make “${user}” the owner of the database.`,
  ],
  [/^(?:53300|57P03)$/, () => 'PostgreSQL is starting, or has no connection left. Try again.'],
]

/** Returns the first known error when a host has several addresses. */
function faultOf(error: unknown): Fault | undefined {
  if (error instanceof AggregateError) return faultOf(error.errors[0])
  if (!(error instanceof Error)) return undefined
  const fault: Fault = error
  return fault.code === undefined && error.cause ? faultOf(error.cause) : fault
}

/**
 * FRM-323: turns a failure to reach a database into a sentence with database and setting; returns
 * other errors unchanged.
 */
export function explainUnreachable(error: unknown, address: string, setting: string): unknown {
  const fault = faultOf(error)
  const known = faults.find(([codes]) => codes.test(fault?.code ?? ''))
  const isTimeout = /timeout/i.test(fault?.message ?? '')
  if (!known && !isTimeout) return error
  const text = known
    ? known[1](partsOf(address))
    : 'It does not answer in time. Look at host, port and firewall.'
  const where = nameAddress(address)
  return new Error(
    `${where[0]?.toUpperCase()}${where.slice(1)} (${setting}) cannot be used. ${text}`,
  )
}

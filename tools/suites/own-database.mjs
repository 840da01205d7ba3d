import { randomBytes } from 'node:crypto'

/** Makes an empty database on the server of the address, works on it, and drops it afterwards. */
export async function withOwnDatabase(server, work) {
  // Loaded when it is needed, because `npm test` begins before anything is installed.
  const { default: pg } = await import('pg')
  const name = `titian_journeys_${randomBytes(6).toString('hex')}`
  const asAdmin = async (statement) => {
    const admin = new pg.Client({ connectionString: server })
    await admin.connect()
    await admin.query(statement)
    await admin.end()
  }
  await asAdmin(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  try {
    return await work(url.href)
  } finally {
    await asAdmin(`drop database ${name} with (force)`)
  }
}

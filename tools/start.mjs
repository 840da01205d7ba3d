// `npm start`: leads from a new checkout to a running demo school.
import './node-version.mjs'

const { become } = await import('./processes.mjs')
const { ensureBuilt, ensureInstalled } = await import('./prepare.mjs')
const { serverMemory, serverOptions, serverProgram } = await import('./server-command.mjs')

try {
  await ensureInstalled()
  await ensureBuilt()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}

// In production the demo accounts are only created if a setting requires it, because their
// passwords are public.
const seed = process.env.NODE_ENV === 'production' ? '0' : '1'
become(process.execPath, [...serverOptions, serverProgram], {
  env: { ...serverMemory, SEED_DEMO: process.env.SEED_DEMO ?? seed },
})

import type { Env } from '../env.ts'

export interface NewestBackup {
  madeAt: Date
  bytes: number
}

async function readNewest(env: Env, known?: NewestBackup & { name: string }) {
  // Loaded on demand, so that the start of a server does not wait for the encryption.
  const [{ openPlace }, { listBackups, openBackup }] = await Promise.all([
    import('./place.ts'),
    import('./kept-backups.ts'),
  ])
  const { target } = await openPlace(env, () => undefined)
  const [name] = await listBackups(target)
  if (name === undefined) return undefined
  // The manifest of a large backup takes long to read, so it is read once.
  if (name === known?.name) return known
  const { manifest } = await openBackup(target, name, env.SECRET)
  const { tables, files, jobs } = manifest
  const sizes = [...tables, ...files, jobs].map(({ size }) => size)
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return { name, madeAt: new Date(manifest.madeAt), bytes }
}

/** OPS-051: returns a function that reads the newest complete backup, if BACKUP_TO holds one. */
export function newestBackup(env: Env): () => Promise<NewestBackup | undefined> {
  let known: Awaited<ReturnType<typeof readNewest>>
  return async () => {
    if (env.BACKUP_TO) known = await readNewest(env, known)
    return known
  }
}

import type { Env } from '../env.ts'
import type { BackupFigures } from '../platform/observe/work-figures.ts'

/**
 * Finds the newest complete backup at the place that BACKUP_TO names. Its manifest is read by a
 * separate call, because that takes long for a large backup.
 */
export async function findNewest(env: Env) {
  // Loaded on demand, because the start of a server must not wait for the encryption.
  const [{ openPlace }, { listBackups, openBackup }] = await Promise.all([
    import('./place.ts'),
    import('./kept-backups.ts'),
  ])
  const { target } = await openPlace(env, () => undefined)
  const [name] = await listBackups(target)
  return {
    place: target.name,
    newest:
      name === undefined ? undefined : { name, open: () => openBackup(target, name, env.SECRET) },
  }
}

type NewestFigures = BackupFigures & { name: string }

async function readFigures(env: Env, known?: NewestFigures): Promise<NewestFigures | undefined> {
  const { newest } = await findNewest(env)
  if (!newest) return undefined
  if (newest.name === known?.name) return known
  const { name, manifest } = await newest.open()
  const { tables, files, jobs } = manifest
  const sizes = [...tables, ...files, jobs].map(({ size }) => size)
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return { name, madeAt: new Date(manifest.madeAt), bytes }
}

/** OPS-051: returns a function that reads the newest complete backup, if BACKUP_TO holds one. */
export function newestBackup(env: Env): () => Promise<BackupFigures | undefined> {
  let known: NewestFigures | undefined
  return async () => {
    if (env.BACKUP_TO) known = await readFigures(env, known)
    return known
  }
}

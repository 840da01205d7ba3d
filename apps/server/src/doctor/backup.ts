import type { Finding } from '@titian/contract'
import type { Env } from '../env.ts'
import { describeFailure } from '../platform/database/database.ts'
import { type Check, found } from './check.ts'

const hour = 60 * 60_000
/** Hours between two nightly backups, and two more for making one. */
const mostHours = 26

export function judgeBackup(madeAt: Date, now: Date): Finding {
  const hours = Math.floor((now.getTime() - madeAt.getTime()) / hour)
  return hours >= mostHours
    ? found('problem', 'backupOld', { hours })
    : found('ok', 'backupOk', { hours })
}

async function findNewest(env: Env, now: Date): Promise<Finding> {
  // Loaded on demand, because the start of a server must not wait for the encryption.
  const [{ openPlace }, { listBackups, openBackup }] = await Promise.all([
    import('../backup/place.ts'),
    import('../backup/kept-backups.ts'),
  ])
  const { target } = await openPlace(env, () => undefined)
  const [newest] = await listBackups(target)
  if (newest === undefined) return found('problem', 'backupMissing', { place: target.name })
  const { manifest } = await openBackup(target, newest, env.SECRET)
  return judgeBackup(new Date(manifest.madeAt), now)
}

export const backupCheck = (env: Env, now: () => Date = () => new Date()): Check => ({
  name: 'backup',
  async run() {
    if (!env.BACKUP_TO)
      return [found(env.NODE_ENV === 'production' ? 'warning' : 'off', 'backupNone')]
    try {
      return [await findNewest(env, now())]
    } catch (error) {
      return [found('problem', 'backupUnreadable', { text: describeFailure(error) })]
    }
  },
})

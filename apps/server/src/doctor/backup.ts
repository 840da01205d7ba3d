import type { Finding } from '@titian/contract'
import { findNewest } from '../backup/figures.ts'
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

async function checkNewest(env: Env, now: Date): Promise<Finding> {
  const { place, newest } = await findNewest(env)
  if (!newest) return found('problem', 'backupMissing', { place })
  const { manifest } = await newest.open()
  return judgeBackup(new Date(manifest.madeAt), now)
}

export const backupCheck = (env: Env, now: () => Date = () => new Date()): Check => ({
  name: 'backup',
  async run() {
    if (!env.BACKUP_TO)
      return [found(env.NODE_ENV === 'production' ? 'warning' : 'off', 'backupNone')]
    try {
      return [await checkNewest(env, now())]
    } catch (error) {
      return [found('problem', 'backupUnreadable', { text: describeFailure(error) })]
    }
  },
})

import type { Clock } from '../clock.ts'
import type { Services } from '../http/context.ts'
import type { JobDefinition } from '../jobs/jobs.ts'
import { removeOld } from '../retention/remove-old.ts'
import { auditEntries } from './tables.ts'

const aging = {
  kind: 'audit',
  table: auditEntries,
  id: auditEntries.id,
  at: auditEntries.at,
} as const

/** OPS-006: the nightly removal of old entries of the audit log. */
export function auditJobs({ db, settings }: Services, clock: Clock): JobDefinition[] {
  const run = () => removeOld(db, clock, aging, settings.keptYears.audit)
  return [{ name: 'audit.removeOld', every: '17 18 * * *', run }]
}

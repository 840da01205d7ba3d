import type { Clock } from '../../../platform/clock.ts'
import type { Services } from '../../../platform/http/context.ts'
import * as queries from './queries.ts'

/** ACC-325: erases nothing while the clock is unsure. */
export async function endBooks({ db, settings }: Services, clock: Clock): Promise<void> {
  if (!clock.isSure()) return
  const before = clock.now()
  before.setUTCFullYear(before.getUTCFullYear() - settings.booksYears)
  while ((await queries.endBooks(db, before)) > 0);
  await queries.endCodeBooks(db, before)
}

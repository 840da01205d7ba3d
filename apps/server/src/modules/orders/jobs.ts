import type { Clock } from '../../platform/clock.ts'
import type { Services } from '../../platform/http/context.ts'
import type { JobDefinition } from '../../platform/jobs/jobs.ts'
import { endBooks } from './books/actions.ts'
import { prove } from './coins/queries.ts'
import { askAll, closeAllDue, handleWaiting } from './payment/actions.ts'
import { carryOutDue } from './refunds/actions.ts'

/**
 * Runs all steps and throws the first error at the end, so that one failing order does not block
 * the others.
 */
async function eachWith(run: (report: (error: unknown) => void) => Promise<void>): Promise<void> {
  const faults: unknown[] = []
  await run((error) => faults.push(error))
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} orders failed`)
}

export function orderJobs(services: Services, clock: Clock): JobDefinition[] {
  const deps = () => ({ ...services, now: clock.now() })
  return [
    {
      name: 'orders.handleNotices',
      every: '* * * * *',
      run: () => eachWith((report) => handleWaiting(deps(), report)),
    },
    {
      name: 'orders.closeDue',
      every: '* * * * *',
      run: async () => {
        // While the clock is unsure no order is closed.
        if (clock.isSure()) await eachWith((report) => closeAllDue(deps(), report))
      },
    },
    {
      name: 'orders.askProvider',
      every: '* * * * *',
      run: () => eachWith((report) => askAll(deps(), report)),
    },
    {
      name: 'orders.giveBack',
      every: '* * * * *',
      run: () => eachWith((report) => carryOutDue(deps(), report)),
    },
    { name: 'orders.endBooks', every: '43 18 * * *', run: () => endBooks(services, clock) },
    {
      name: 'orders.proveCoins',
      every: '17 19 * * *',
      run: async () => {
        const uneven = await prove(services.db, clock.now())
        if (uneven.length > 0)
          throw new Error(`The coins of these schools do not balance: ${uneven.join(', ')}`)
      },
    },
  ]
}

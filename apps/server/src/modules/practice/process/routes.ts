import type { MarketStepView, practice } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { practices } from '../built-in.ts'
import { kindOf } from '../kinds/kinds.ts'
import { listOfDay } from '../queries.ts'
import * as present from './present.ts'
import { stepsOf } from '../present.ts'
import * as queries from './queries.ts'

const kind = 'marketplace'
let known: readonly MarketStepView[] | undefined

/** Returns the steps of a new shop, the same for everybody. */
function firstSteps(): readonly MarketStepView[] {
  const { engine, views } = kindOf(kind)
  const { scenario } = practices.find((one) => one.kind === kind) ?? {}
  known ??= views(engine.start(scenario, 'first'), engine.seats).marketplace?.steps ?? []
  return known
}

export const processAnswers: SomeAnswers<typeof practice, 'processData'> = {
  processData: async (_, { db, school, actor, seal, language }) => {
    const { url } = kindOf(kind)
    const first = firstSteps()
    const player = actor.kind === 'user' && { schoolId: school.id, userId: actor.userId }
    const run = player ? await queries.findNewestShop(db, player) : undefined
    if (!run) return present.processData({ steps: first, first, url, run: null }, language)
    const steps = stepsOf(run, await listOfDay(db, run.id, run.day))
    return present.processData({ steps, first, url, run: seal('practiceRun', run.id) }, language)
  },
}

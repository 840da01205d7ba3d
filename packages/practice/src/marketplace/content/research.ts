import type { JudgeResearch } from '../verdicts.ts'
import { demandRatioOf, marginPercentOf } from './money.ts'
import { ruleOf, verdict } from './rules.ts'
import { lengthOf, varietyOf } from './text.ts'

/** Words that a reason needs at least: one word many times is no reason. */
const leastVariety = 8

/** PRC-033, research: the niche that was chosen, and the reason that was written after its report was read. */
export const judgeResearch: JudgeResearch = (_content, niche, { why, reports }) => {
  const margin = ruleOf('research', 'margin').limit
  const demand = ruleOf('research', 'demand').limit
  const letters = ruleOf('research', 'reasons').limit
  const left = marginPercentOf(niche)
  const ratio = demandRatioOf(niche)
  const length = lengthOf(why)
  const isReason =
    length >= letters && varietyOf(why) >= leastVariety && reports.includes(niche.code)
  return [
    verdict('research', 'margin', left >= margin, { value: left, limit: margin }),
    verdict('research', 'demand', ratio >= demand, { value: ratio, limit: demand }),
    verdict('research', 'restricted', !niche.restricted),
    verdict('research', 'reasons', isReason, { value: length, limit: letters }),
  ]
}

import type { JudgeResearch } from '../verdicts.ts'
import { demandRatioOf, marginPercentOf } from './money.ts'
import { ruleOf, verdict } from './rules.ts'
import { lengthOf, varietyOf } from './text.ts'

/** The minimum number of different words in a reason, because one repeated word is no reason. */
const leastVariety = 8

/**
 * PRC-033, research: judges the chosen niche and the reason for it, which counts only if the
 * niche's report was bought.
 */
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

/**
 * The functions that the engine requires from the content (their types are in `../verdicts.ts`).
 */
export { goodAnswer, judgeMessage } from './answers.ts'
export { appealChoices, goodAppeal, judgeAppeal } from './appeal.ts'
export { judgeStatement } from './finance.ts'
export { goodListing } from './good-listing.ts'
export { judgeListing } from './listing.ts'
export { breakEven, landedCost, marginPermille } from './money.ts'
export { judgeOpening, paperFault } from './opening.ts'
export { judgePricing } from './pricing.ts'
export { judgeResearch } from './research.ts'
export { goodReturn, judgeReturn } from './returns.ts'
export { judgeSourcing } from './sourcing.ts'

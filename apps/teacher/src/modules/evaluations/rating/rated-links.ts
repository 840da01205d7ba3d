import type { RatedPractice } from '@titian/contract'
import { linkTo } from '../../../app/paths.ts'

type Named = Pick<RatedPractice, 'sign' | 'kind'>

/**
 * Returns the input that identifies the rated thing; hand-ins have no kind of practice (PRC-130).
 */
export const ratedInput = ({ sign, kind }: Named) =>
  kind === null ? { work: sign } : { assignment: sign }

export const evaluationLink = ({ sign, kind }: Named) =>
  kind === null ? linkTo.workEvaluation(sign) : linkTo.evaluation(sign)

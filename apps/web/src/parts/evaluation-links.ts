import type { OwnAssessment } from '@titian/contract'
import { link } from '@titian/site/link'
import { paths } from '../app/paths.ts'

/** Links to assessment pages, and from them to the rated work. */
export const evaluationLinks = {
  system: () => link({ to: paths.evaluations }),
  one: (sign: string) => link({ to: paths.assessment, params: { sign } }),
  peer: (sign: string) => link({ to: paths.peerWork, params: { sign } }),
  practice: () => link({ to: paths.practice }),
  /** The review of the run, with a highlighted decision. */
  run: (sign: string, kind: OwnAssessment['kind'], marked?: { day: number; seat: string }) => {
    const search = { day: marked && String(marked.day), seat: marked?.seat }
    switch (kind) {
      case 'marketplace':
        return link({ to: paths.marketStep, params: { sign, step: 'review' }, search })
      case 'erp':
        return link({ to: paths.erpPart, params: { sign, part: 'review' }, search })
      default:
        return link({ to: paths.chainReview, params: { sign }, search })
    }
  },
}

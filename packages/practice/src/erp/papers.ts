import { isLive } from './books/work.ts'
import type { DocumentKind } from './names.ts'
import type { ErpState, Paper } from './state.ts'

/**
 * The student may not see whether a supplier's invoice is wrong, so no shown paper has `faulty`.
 */
type ShownPaper = Omit<Paper, 'faulty'>

const factOf = ({ facts }: ShownPaper, name: string) =>
  facts.find((fact) => fact.name === name)?.value

/**
 * Whether the student has answered a paper with a document of this kind that was not reversed. The
 * document need not refer to the paper, if it belongs to the same card.
 */
const isAnswered = (paper: ShownPaper, { documents }: ErpState, kind: DocumentKind): boolean =>
  documents.some(
    (one) =>
      one.kind === kind &&
      isLive(one) &&
      (one.paper === paper.id ||
        (one.paper === null &&
          paper.card !== null &&
          one.card === paper.card &&
          (paper.partner === null || one.partner === paper.partner))),
  )

const isUntouched = ({ lines }: ShownPaper) =>
  lines.every(({ units, left, damaged, leftDamaged }) => left === units && leftDamaged === damaged)

/** PRC-246: whether a paper needs no more work. */
export function isUsed(paper: ShownPaper, state: ErpState): boolean {
  const { kind, left, lines, source } = paper
  const isEmpty = lines.every((line) => line.left === 0 && line.leftDamaged === 0)
  const isKnown = (list: readonly { code: string }[]) =>
    list.some(({ code }) => code === factOf(paper, 'code'))
  switch (kind) {
    case 'deliveryNote':
      return isEmpty
    case 'orderLetter':
      return isEmpty || (isUntouched(paper) && isAnswered(paper, state, 'salesOrder'))
    case 'newPartner':
      return isKnown(state.partners)
    case 'newItem':
      return isKnown(state.items)
    case 'returnLetter':
      return left <= 0 || isAnswered(paper, state, 'return')
    case 'countSheet':
      return left <= 0 || isAnswered(paper, state, 'stockCount')
    case 'offer':
      // An order that is based on the request has used the offer as well.
      return source !== null && state.documents[source - 1]?.state === 'done'
    default:
      return left <= 0
  }
}

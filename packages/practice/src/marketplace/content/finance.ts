/** The amount in cents of each line of the books. */
export type Totals = Readonly<Record<string, number>>

export interface StatedLine {
  line: string
  amount: number
}

export interface JudgedLine extends StatedLine {
  right: boolean
}

/**
 * PRC-037: compares the student's figures with each line of the books, to the cent. A missing line
 * is wrong, and a line that is not in the books is ignored.
 */
export function judgeStatement(stated: readonly StatedLine[], totals: Totals): JudgedLine[] {
  return Object.entries(totals).map(([line, total]) => {
    const amount = stated.findLast((one) => one.line === line)?.amount
    return { line, amount: amount ?? 0, right: amount === total }
  })
}

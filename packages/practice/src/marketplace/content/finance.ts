/** Cents of each line that the books have. */
export type Totals = Readonly<Record<string, number>>

export interface StatedLine {
  line: string
  amount: number
}

export interface JudgedLine extends StatedLine {
  right: boolean
}

/**
 * PRC-037: each line of the books beside what the student has stated, exact to the cent. A line that was left out is
 * never right; a line that the books do not have is not counted, and of a line that is stated twice the last one is.
 */
export function judgeStatement(stated: readonly StatedLine[], totals: Totals): JudgedLine[] {
  return Object.entries(totals).map(([line, total]) => {
    const amount = stated.findLast((one) => one.line === line)?.amount
    return { line, amount: amount ?? 0, right: amount === total }
  })
}

interface Mark {
  /** The moment of the mark, in milliseconds of the database's clock. */
  at: number
  /** The position of the log of writes, as PostgreSQL prints it, for example `0/16B3748`. */
  position: string
}

/**
 * OPS-100: positions of the primary's log of writes at known moments. Each position was read after its
 * moment, so a replica that has reached it has every write that was acknowledged before the moment.
 */
export class WriteMarks {
  private marks: Mark[] = []
  private readonly keptFor: number

  /** `keptFor` is the number of milliseconds after which a mark is too old for any request. */
  constructor(keptFor: number) {
    this.keptFor = keptFor
  }

  add(mark: Mark): void {
    this.marks = [...this.marks.filter(({ at }) => at >= mark.at - this.keptFor), mark]
  }

  /** The earliest known position with all writes before the moment; undefined while none is known. */
  positionFor(moment: number): string | undefined {
    return this.marks.find(({ at }) => at >= moment)?.position
  }
}

import { plainName, plainNumber, type SheetRow } from '../../people/index.ts'

export type Field = 'studentCard' | 'name' | 'issuedOn' | 'credit' | 'result'

/**
 * One certificate of a sheet. It is stored as JSON until the import is confirmed. Null means that
 * the sheet has no value. Without a credit, the credit of the course applies.
 */
export interface SheetCertificate {
  line: number
  studentCard: string
  name: string
  issuedAt: string | null
  credit: number | null
  result: number | null
}

export type FaultKind =
  | 'noNumber'
  | 'unknownStudent'
  | 'otherName'
  | 'repeated'
  | 'noDate'
  | 'laterDate'
  | 'noCredit'
  | 'noResult'

export interface Fault {
  line: number
  field: Field
  value: string
  kind: FaultKind
}

/**
 * Reads a day written as 2026-03-01, 2026/3/1 or 2026年3月1日. Returns its noon in UTC, which is the
 * same date in almost every time zone.
 */
function readDay(text: string): Date | undefined {
  const match = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?(?:$|[T\s])/.exec(text)
  if (!match) return undefined
  const [, year, month, day] = match.map(Number)
  const noon = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day ?? 0, 12))
  return noon.getUTCDate() === day && noon.getUTCMonth() + 1 === month && Number(year) >= 1970
    ? noon
    : undefined
}

/** Reads a number from 0 to `limit` with at most `decimals` decimals. */
function readNumber(text: string, decimals: number, limit: number): number | undefined {
  const plain = text.normalize('NFKC').replace(',', '.').trim()
  const isNumber = new RegExp(String.raw`^\d{1,4}(\.\d{1,${decimals}})?$`).test(plain)
  return isNumber && Number(plain) <= limit ? Number(plain) : undefined
}

const mostCredit = 999.99

function readRow({ line, values }: SheetRow<Field>, now: Date) {
  const { studentCard, name, issuedOn, credit, result } = values
  const day = issuedOn === '' ? null : readDay(issuedOn.normalize('NFKC'))
  const [credits, of100] = [
    credit === '' ? null : readNumber(credit, 2, mostCredit),
    result === '' ? null : readNumber(result, 1, 100),
  ]
  const isLater = day instanceof Date && day.getTime() > now.getTime() + 86_400_000
  const checks: [Field, FaultKind | false][] = [
    ['studentCard', studentCard === '' && 'noNumber'],
    ['issuedOn', day === undefined && 'noDate'],
    ['issuedOn', isLater && 'laterDate'],
    ['credit', credits === undefined && 'noCredit'],
    ['result', of100 === undefined && 'noResult'],
  ]
  const faults = checks.flatMap(([field, kind]): Fault[] =>
    kind ? [{ line, field, value: values[field], kind }] : [],
  )
  const row: SheetCertificate = {
    line,
    studentCard,
    name,
    issuedAt: day?.toISOString() ?? null,
    credit: credits ?? null,
    result: of100 ?? null,
  }
  return { row, faults }
}

/**
 * Splits the rows of a sheet into certificates and faults. If a student has several rows, the first
 * is used. Rows with a fault are skipped.
 */
export function checkCertificates(
  rows: readonly SheetRow<Field>[],
  now: Date,
): { rows: SheetCertificate[]; faults: Fault[] } {
  const seen = new Set<string>()
  const good: SheetCertificate[] = []
  const faults: Fault[] = []
  for (const one of rows) {
    const { row, faults: own } = readRow(one, now)
    const key = plainNumber(row.studentCard)
    if (own.length === 0 && seen.has(key))
      own.push({ line: one.line, field: 'studentCard', value: row.studentCard, kind: 'repeated' })
    if (own.length === 0) {
      seen.add(key)
      good.push(row)
    }
    faults.push(...own)
  }
  return { rows: good, faults }
}

export interface Holder {
  userId: number
  name: string
  studentCard: string
  /** True if the student has a valid certificate of the course. */
  holds: boolean
}

export interface NewHolder extends SheetCertificate {
  userId: number
  holderName: string
}

/** Decides who receives a certificate. A student with a valid certificate keeps it unchanged. */
export function planCertificates(rows: readonly SheetCertificate[], holders: readonly Holder[]) {
  const byNumber = new Map(holders.map((one) => [plainNumber(one.studentCard), one]))
  const fresh: NewHolder[] = []
  const faults: Fault[] = []
  let same = 0
  for (const row of rows) {
    const { line, studentCard, name } = row
    const one = byNumber.get(plainNumber(studentCard))
    if (!one)
      faults.push({ line, field: 'studentCard', value: studentCard, kind: 'unknownStudent' })
    else if (name !== '' && plainName(name) !== plainName(one.name))
      faults.push({ line, field: 'name', value: name, kind: 'otherName' })
    else if (one.holds) same += 1
    else fresh.push({ ...row, userId: one.userId, holderName: one.name })
  }
  return { fresh, same, faults }
}

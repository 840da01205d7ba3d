import { found } from '../../../platform/refusal.ts'
import { type ImportKind, type ImportName, plainNumber } from '../../people/index.ts'
import { drawNumber, issueRows, type StaffContext } from '../issuing/actions.ts'
import { findCourseFacts, revoke } from '../issuing/queries.ts'
import * as queries from './queries.ts'
import {
  checkCertificates,
  type Fault,
  type Field,
  type NewHolder,
  planCertificates,
  type SheetCertificate,
} from './rules.ts'
import { columns, faultRow, undoneText } from './texts.ts'

interface CertificateTypes {
  field: Field
  options: { courseId: string; course: string }
  row: SheetCertificate
  change: never
  fault: Fault
}

export const importName = {
  name: 'certificates',
  sign: 'certificateImport',
} as const satisfies ImportName

/**
 * CNT-063: imports the certificates of one course from a sheet, also of students who earned them
 * before the school used the platform.
 */
export function certificateImport({
  actor,
  now,
  language,
  events,
}: Pick<StaffContext, 'actor' | 'now' | 'language' | 'events'>): ImportKind<CertificateTypes> {
  return {
    ...importName,
    confirmed: 'certificates.imported',
    undone: 'certificates.importUndone',
    faultRow,
    columns: () => columns,
    check: (rows) => checkCertificates(rows, now),
    plan: async (db, schoolId, { rows, options }) => {
      const numbers = rows.map(({ studentCard }) => plainNumber(studentCard))
      const course = { schoolId, courseId: Number(options.courseId) }
      const plan = planCertificates(rows, await queries.listHolders(db, course, numbers))
      return { ...plan, changed: [] }
    },
    apply: async (tx, { schoolId, importId }, { fresh }, { options, now: issuedAt }) => {
      const course = { schoolId, courseId: Number(options.courseId) }
      const facts = found(await findCourseFacts(tx, course))
      // `planCertificates` has found the holder of each row.
      const rows = (fresh as NewHolder[]).map((row) => ({
        ...course,
        ...facts,
        number: drawNumber(),
        userId: row.userId,
        holderName: row.holderName,
        credit: row.credit ?? facts.credit,
        result: row.result,
        issuedAt: row.issuedAt === null ? issuedAt : new Date(row.issuedAt),
        issuedBy: actor.userId,
        importId,
      }))
      return (await issueRows({ tx, events }, schoolId, rows, issuedAt)).length
    },
    loggedOptions: ({ course }) => ({ course }),
    undo: async (tx, target, _confirmedAt, revokedAt) => {
      const values = { revokedAt, revokedBy: actor.userId, revokeReason: undoneText[language] }
      const made = await queries.countOf(tx, target)
      const removed = (await revoke(tx, target.schoolId, { importId: target.importId }, values))
        .length
      return { removed, kept: made - removed }
    },
  }
}

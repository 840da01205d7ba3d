import { auditStatus } from '@titian/contract'
import { findPeopleRoom, lockPeopleRoom } from '../../schools/index.ts'
import type { ImportKind } from '../sheets/kind.ts'
import * as queries from './queries.ts'
import {
  checkRows,
  type Fault,
  type ImportField,
  type ImportRole,
  type PersonChange,
  planImport,
  type WaitingRow,
} from './rules.ts'
import { columnsOf, rowFault, shownRow } from './texts.ts'

interface PeopleTypes {
  field: ImportField
  options: { role: ImportRole }
  row: WaitingRow
  change: PersonChange
  fault: Fault
}

const mostNamed = 20

/** Imports accounts from a list of students or teachers (ACC-219). */
export const peopleImport: ImportKind<PeopleTypes> = {
  name: 'people',
  sign: 'peopleImport',
  previewSeconds: 7 * 24 * 60 * 60,
  confirmed: 'people.imported',
  undone: 'people.importUndone',
  columns: ({ role }) => columnsOf(role),
  check: (rows, { role }, { areaCodes }) => checkRows(rows, role, areaCodes),
  faultRow: rowFault,
  shown: shownRow,
  plan: async (db, schoolId, { rows, options }, lock) => {
    const existing = await queries.listExisting(db, schoolId, rows, lock)
    const room = await (lock ? lockPeopleRoom : findPeopleRoom)(db, schoolId)
    return planImport(rows, existing, options.role, room.left)
  },
  apply: async (tx, target, { fresh, changed }, { options: { role }, now }) => {
    const status = auditStatus[role === 'teacher' ? 'approved' : 'none']
    const values = { role, now, auditStatus: status }
    const made = await queries.createPeople(tx, target, fresh, values)
    await queries.changePeople(tx, target, changed)
    return made
  },
  // The log names the changed people, of a long list only the first ones.
  logged: (changed) => {
    if (changed.length === 0) return undefined
    const names = changed.slice(0, mostNamed).map(({ before }) => before.name)
    return { people: names.join(', ') + (changed.length > mostNamed ? ', …' : '') }
  },
  undo: async (tx, target) => {
    await queries.lockPeople(tx, target)
    await queries.restorePeople(tx, target)
    const made = await queries.countMadePeople(tx, target)
    const removed = await queries.removeUnusedPeople(tx, target)
    return { removed, kept: made - removed }
  },
}

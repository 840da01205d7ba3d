import { people } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

export const peopleRoutes = answer(people, {
  listPeople: async (filter, { db, actor, seal }) => {
    const { rows, total } = await queries.listPeople(db, actor.schoolId, filter)
    return { list: rows.map((row) => present.person(row, seal('user', row.id))), total }
  },
  getPerson: async (_, { refuse }) => refuse('busy'),
  createPerson: async (_, { refuse }) => refuse('busy'),
  changePersonState: async (_, { refuse }) => refuse('busy'),
  changePersonMobile: async (_, { refuse }) => refuse('busy'),
  changePersonRoles: async (_, { refuse }) => refuse('busy'),
  previewPeopleImport: async (_, { refuse }) => refuse('busy'),
  confirmPeopleImport: async (_, { refuse }) => refuse('busy'),
  undoPeopleImport: async (_, { refuse }) => refuse('busy'),
  listPeopleImports: async (_, { refuse }) => refuse('busy'),
  listAuditLog: async (_, { refuse }) => refuse('busy'),
  exportAuditLog: async (_, { refuse }) => refuse('busy'),
})

import { identities } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'

export const identityRoutes = answer(identities, {
  authenticate: async (_, { refuse }) => refuse('busy'),
  submitStudentAudit: async (_, { refuse }) => refuse('busy'),
  studentAuditInfo: async (_, { refuse }) => refuse('busy'),
  listIdentityRequests: async (_, { refuse }) => refuse('busy'),
  decideIdentityRequest: async (_, { refuse }) => refuse('busy'),
  listRoster: async (_, { refuse }) => refuse('busy'),
  removeRosterEntry: async (_, { refuse }) => refuse('busy'),
  previewRosterImport: async (_, { refuse }) => refuse('busy'),
  confirmRosterImport: async (_, { refuse }) => refuse('busy'),
  undoRosterImport: async (_, { refuse }) => refuse('busy'),
  listRosterImports: async (_, { refuse }) => refuse('busy'),
})

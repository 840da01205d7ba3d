import { messages } from '@titian/contract'
import { answer } from '../../platform/http/answer.ts'

export const messageRoutes = answer(messages, {
  unreadNumber: async (_, { refuse }) => refuse('busy'),
  allSystemMessages: async (_, { refuse }) => refuse('busy'),
  allCourseMessages: async (_, { refuse }) => refuse('busy'),
  courseMessages: async (_, { refuse }) => refuse('busy'),
  addMessage: async (_, { refuse }) => refuse('busy'),
  addBulletin: async (_, { refuse }) => refuse('busy'),
  removeMessage: async (_, { refuse }) => refuse('busy'),
  markRead: async (_, { refuse }) => refuse('busy'),
})

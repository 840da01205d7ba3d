import type { schools } from '@titian/contract'
import type { Answer } from '../../platform/http/context.ts'

type Answers = { [Name in keyof typeof schools]: Answer<(typeof schools)[Name]> }

export const settingsAnswers: Pick<
  Answers,
  | 'getSchoolSettings'
  | 'saveSchoolSettings'
  | 'getMenus'
  | 'saveMenus'
  | 'getHome'
  | 'saveHome'
  | 'listSchools'
  | 'createSchool'
  | 'saveHosts'
> = {
  getSchoolSettings: async (_, { refuse }) => refuse('busy'),
  saveSchoolSettings: async (_, { refuse }) => refuse('busy'),
  getMenus: async (_, { refuse }) => refuse('busy'),
  saveMenus: async (_, { refuse }) => refuse('busy'),
  getHome: async (_, { refuse }) => refuse('busy'),
  saveHome: async (_, { refuse }) => refuse('busy'),
  listSchools: async (_, { refuse }) => refuse('busy'),
  createSchool: async (_, { refuse }) => refuse('busy'),
  saveHosts: async (_, { refuse }) => refuse('busy'),
}

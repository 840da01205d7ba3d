import type { ServerModule } from '../../platform/module.ts'
import { addPaperFonts } from './export/paper-fonts.ts'
import { resumeJobs } from './points/jobs.ts'
import { resumeRoutes } from './routes.ts'
import { addVideoReceiving } from './video/receive.ts'

export { resumeOfPerson } from './own-data/queries.ts'
export { getContentWithBook } from './actions.ts'
export { startContent, type StoredContent } from './content/content.ts'
export { drawContent, printPaper } from './export/print.ts'
export { dayOf, listExamMarks } from './platform/queries.ts'
export { foldSkill } from './taxonomy/skills.ts'
export {
  bookOf,
  platformBook,
  platformSkill,
  platformSkills,
  type Skill,
  type SkillBook,
} from './taxonomy/book.ts'
export { skillBook } from './taxonomy/queries.ts'
export {
  type NewSchoolSkill,
  type SchoolSkillRow,
  schoolSkills,
  schoolSkillWords,
} from './taxonomy/tables.ts'
export { industries } from './tags/industries.ts'
export { positionGroups, positions } from './tags/positions.ts'
export type { Tag } from './tag.ts'
export {
  cities,
  groupOf,
  isCity,
  isIndustry,
  isPosition,
  nameOfCity,
  nameOfGroup,
  nameOfIndustry,
  nameOfPosition,
} from './tags/check.ts'
export { findResume } from './queries.ts'
export { resumeRevisions, resumes } from './tables.ts'

export const resumeModule: ServerModule = {
  name: 'resume',
  routes: resumeRoutes,
  jobs: resumeJobs,
  addresses: (app, deps) => {
    addPaperFonts(app)
    addVideoReceiving(app, deps)
  },
}

import type { ServerModule } from '../../platform/module.ts'
import { skillJobs } from './imports/jobs.ts'
import { skillRoutes } from './routes.ts'

export { skillsOfPerson } from './own-data/queries.ts'
export { cardsOf, shownSkills } from './actions.ts'
export { eachOnce, type SkillResult } from './match/rules.ts'
export { courseCard, nameOf as nameOfSkill } from './present.ts'
export { courseSkills } from './tables.ts'

export const skillsModule: ServerModule = { name: 'skills', routes: skillRoutes, jobs: skillJobs }

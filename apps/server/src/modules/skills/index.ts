import type { ServerModule } from '../../platform/module.ts'
import { skillRoutes } from './routes.ts'

export { cardsOf, shownSkills } from './actions.ts'
export type { SkillResult } from './match/rules.ts'
export { courseCard, nameOf as nameOfSkill } from './present.ts'
export { courseSkills } from './tables.ts'
export { codeOf, findSkill } from './taxonomy/taxonomy.ts'

export const skillsModule: ServerModule = { name: 'skills', routes: skillRoutes }

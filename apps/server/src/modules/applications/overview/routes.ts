import { type applications, pickText } from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { assertKeeps } from '../../employment/index.ts'
import { skillBook } from '../../resume/index.ts'
import { nameOfSkill } from '../../skills/index.ts'
import * as queries from './queries.ts'
import { sinceMonth, wantedSkillsOf } from './rules.ts'

const figuresOf = (row: queries.Figures | undefined) => ({
  posts: row?.posts ?? 0,
  applications: row?.applications ?? 0,
  answered: row?.answered ?? 0,
  offers: row?.offers ?? 0,
  accepted: row?.accepted ?? 0,
  halfHours: row?.half_hours ?? null,
})

/**
 * JOB-122, JOB-123: the outcome of applications in the school, and the skills that its courses
 * could teach.
 */
export const overviewAnswers: SomeAnswers<
  typeof applications,
  'applicationOverview' | 'wantedSkills'
> = {
  applicationOverview: async ({ by, months, timeZone }, { db, school, actor, now, language }) => {
    assertKeeps(actor, school.id)
    const since = sinceMonth(now, months)
    const rows = await queries.listFigures(db, { schoolId: school.id, by, timeZone, since })
    const nameOf = ({ name, names }: queries.Figures) =>
      names ? pickText(names, language, school.defaultLanguage) : (name ?? '')
    const list = rows
      // A post has no course of study, so rows without applications are left out.
      .filter((row) => !row.is_total && (by !== 'study' || row.applications > 0))
      .map((row) => ({
        ...figuresOf(row),
        name: nameOf(row),
        posts: by === 'study' ? null : (row.posts ?? 0),
      }))
    return {
      total: figuresOf(rows.find(({ is_total: isTotal }) => isTotal)),
      list: by === 'month' ? list.toSorted((one, other) => (one.name < other.name ? 1 : -1)) : list,
    }
  },
  wantedSkills: async (_, { db, school, actor, now, language }) => {
    assertKeeps(actor, school.id)
    const taught = await queries.listTaught(db, school.id)
    const book = await skillBook(db, school.id)
    const rows = await queries.listWanted(db, school.id, book.words(), now)
    const wanted = rows.map(({ code, name, posts }) => ({
      code,
      name: nameOfSkill(code, name, language, book),
      posts,
    }))
    return {
      skills: wantedSkillsOf(wanted, new Map(taught.map(({ code, courses }) => [code, courses]))),
    }
  },
}

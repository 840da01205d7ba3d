import { pickText, type resume, sexTexts } from '@titian/contract'
import type { Db } from '../../../platform/database/database.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import { getUser } from '../../accounts/index.ts'
import * as actions from '../actions.ts'
import type { StoredContent } from '../content/content.ts'
import { entryOffersOf, profileOffersOf, type Recorded, takeOffers } from './offers.ts'
import * as present from '../present.ts'
import { entryOffer } from './present.ts'
import { refuseForeign } from '../sections/entries.ts'
import * as queries from './queries.ts'

async function getRecorded(context: actions.Own, db: Db = context.db): Promise<Recorded> {
  const owner = actions.ownerOf(context)
  const { school, now } = context
  // The queries run one after another, because a transaction has one connection.
  return {
    school: school.title,
    account: await getUser(db, owner.schoolId, owner.userId),
    courses: await queries.listFinishedCourses(db, owner),
    certificates: await queries.listCertificates(db, owner),
    tasks: await queries.listPracticalTasks(db, owner, now),
    exams: await queries.listExamMarks(db, owner, now),
  }
}

/** Returns the value of a profile field in a preview. */
function profileText(content: StoredContent, field: string, context: actions.Own): string {
  const { name, contact, sex } = content.basics
  if (field === 'photo') return present.photo(content, context)
  if (field === 'sex') return sex === 0 ? '' : sexTexts[sex][context.language]
  return field === 'name' ? name : contact
}

export const platformAnswers: SomeAnswers<
  typeof resume,
  'incubationList' | 'practiceList' | 'resumeOffers' | 'takeOffers'
> = {
  incubationList: async ({ resumeId }, context) => refuseForeign(context, resumeId) ?? [],
  practiceList: async ({ resumeId }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const { db, school, seal, language, now } = context
    const tasks = await queries.listPracticalTasks(db, actions.ownerOf(context), now)
    return tasks
      .filter(({ score }) => score !== null)
      .map(({ id, title, names, handed_in_on, score, points, passed }) => ({
        id: seal('homework', Number(id)),
        title,
        partOf: pickText(names, language),
        organiser: pickText(school.title, language),
        date: handed_in_on,
        score,
        total: points,
        passed,
      }))
      .toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? ''))
  },
  resumeOffers: async ({ resumeId }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const { content, revision } = await actions.getResume(context)
    const recorded = await getRecorded(context)
    return {
      revision,
      profile: profileOffersOf(content, recorded).map(({ id, field, take }) => ({
        id,
        field,
        before: profileText(content, field, context),
        after: profileText(take(content), field, context),
      })),
      entries: entryOffersOf(content, recorded).map(entryOffer),
    }
  },
  takeOffers: async ({ resumeId, revision: basis, ids }, context) => {
    const refused = refuseForeign(context, resumeId)
    if (refused) return refused
    const made = { basis, part: 'resume', act: 'filled' } as const
    const outcome = await actions.change(context, made, async (content, tx) =>
      takeOffers(content, await getRecorded(context, tx), ids),
    )
    return actions.confirmed(outcome)
  },
}

import type { ClosingHindrance, KeptThing } from '@titian/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database/database.ts'
import type { Person, PersonalData } from '../../../platform/personal/personal-data.ts'
import { accountsOfPerson } from '../../accounts/index.ts'
import { applicationsOfPerson } from '../../applications/index.ts'
import { articlesOfPerson } from '../../articles/index.ts'
import { bundlesOfPerson } from '../../bundles/index.ts'
import { certificatesOfPerson } from '../../certificates/index.ts'
import { coursesOfPerson } from '../../courses/index.ts'
import { discussionsOfPerson } from '../../discussions/index.ts'
import { employmentOfPerson } from '../../employment/index.ts'
import { evaluationsOfPerson } from '../../evaluations/index.ts'
import { examsOfPerson } from '../../exams/index.ts'
import { favouritesOfPerson } from '../../favourites/index.ts'
import { filesOfPerson } from '../../files/index.ts'
import { gradesOfPerson } from '../../grades/index.ts'
import { homeworkOfPerson } from '../../homework/index.ts'
import { identitiesOfPerson } from '../../identities/index.ts'
import { materialsOfPerson } from '../../materials/index.ts'
import { messagesOfPerson } from '../../messages/index.ts'
import { notesOfPerson } from '../../notes/index.ts'
import { ordersOfPerson } from '../../orders/index.ts'
import { peopleOfPerson } from '../../people/index.ts'
import { practiceOfPerson } from '../../practice/index.ts'
import { progressOfPerson } from '../../progress/index.ts'
import { promoteOfPerson } from '../../promote/index.ts'
import { resumeOfPerson } from '../../resume/index.ts'
import { reviewsOfPerson } from '../../reviews/index.ts'
import { schoolsOfPerson } from '../../schools/index.ts'
import { sharingOfPerson } from '../../sharing/index.ts'
import { skillsOfPerson } from '../../skills/index.ts'
import { studyOfPerson } from '../../study/index.ts'
import { trainingOfPerson } from '../../training/index.ts'
import { privacyOfPerson } from '../own-data/queries.ts'

/** The personal data of each module, in ladder order. */
export const personalData: readonly PersonalData[] = [
  filesOfPerson,
  schoolsOfPerson,
  accountsOfPerson,
  peopleOfPerson,
  identitiesOfPerson,
  coursesOfPerson,
  materialsOfPerson,
  articlesOfPerson,
  practiceOfPerson,
  studyOfPerson,
  homeworkOfPerson,
  examsOfPerson,
  discussionsOfPerson,
  reviewsOfPerson,
  favouritesOfPerson,
  notesOfPerson,
  sharingOfPerson,
  ordersOfPerson,
  gradesOfPerson,
  certificatesOfPerson,
  bundlesOfPerson,
  trainingOfPerson,
  evaluationsOfPerson,
  progressOfPerson,
  messagesOfPerson,
  resumeOfPerson,
  employmentOfPerson,
  skillsOfPerson,
  promoteOfPerson,
  applicationsOfPerson,
  privacyOfPerson,
]

const union = (selects: SQL[]) => sql.join(selects, sql` union all `)

export interface Hindrance {
  kind: ClosingHindrance
  name: string
}

/** ACC-305: lists in one statement what a person must settle before the account can be closed. */
export async function listHindrances(db: Db, person: Person, now: Date): Promise<Hindrance[]> {
  const selects = personalData.flatMap(({ hindrances = [] }) =>
    hindrances.map(
      ({ kind, select }) =>
        sql`select ${kind}::text as kind, found.name from (${select(person, now)}) found`,
    ),
  )
  const { rows } = await db.execute<{ kind: ClosingHindrance; name: string }>(union(selects))
  return rows.map(({ kind, name }) => ({ kind, name }))
}

/** ACC-304: returns the number of kept rows by kind, in one statement. */
export async function countKept(db: Db, person: Person): Promise<Map<KeptThing, number>> {
  const selects = personalData.flatMap(({ kept = [] }) =>
    kept.map(
      ({ thing, select }) =>
        sql`select ${thing}::text as thing, found.count from (${select(person)}) found`,
    ),
  )
  const { rows } = await db.execute<{ thing: KeptThing; count: string }>(
    sql`select thing, sum(count) as count from (${union(selects)}) counted group by thing`,
  )
  return new Map(rows.map(({ thing, count }) => [thing, Number(count)]))
}

/** ACC-308: erases one module's data in the caller's transaction. */
export async function eraseOf(
  tx: Db,
  noun: PersonalData,
  person: Person,
  now: Date,
): Promise<void> {
  for (const statement of noun.erase(person, now)) await tx.execute(statement)
}

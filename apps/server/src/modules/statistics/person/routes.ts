import type { statistics } from '@titian/contract'
import type { User } from '../../../platform/actor.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { getUser } from '../../accounts/index.ts'
import { viewOf } from '../../courses/index.ts'
import * as present from './present.ts'
import * as queries from './queries.ts'

/** Returns the person of a sealed id. A person of another school is refused as not found. */
async function ownerOf({ db, school, open }: Context<never, User>, personSign: string) {
  const { schoolId, id: userId } = await getUser(db, school.id, open('user', personSign))
  return { schoolId, userId }
}

export const personAnswers: SomeAnswers<typeof statistics, 'listPersonCourses' | 'listPersonWork'> =
  {
    listPersonCourses: async ({ personSign, ...page }, context) => {
      const owner = await ownerOf(context, personSign)
      const { rows, total } = await queries.listCourses(context.db, owner, page)
      return { list: rows.map((row) => present.personCourse(row, viewOf(context))), total }
    },
    listPersonWork: async ({ personSign, ...page }, context) => {
      const owner = await ownerOf(context, personSign)
      const { rows, total } = await queries.listWork(context.db, owner, page)
      return { list: rows.map((row) => present.personWork(row, viewOf(context))), total }
    },
  }

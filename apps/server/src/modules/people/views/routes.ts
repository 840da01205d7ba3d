import { mostPeopleViews, type people } from '@titian/contract'
import { isConflict } from '../../../platform/database/database.ts'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import * as queries from './queries.ts'
import { viewTexts } from './texts.ts'

/** ACC-288: each staff member has private views. */
export const viewAnswers: SomeAnswers<
  typeof people,
  'listPeopleViews' | 'savePeopleView' | 'renamePeopleView' | 'removePeopleView'
> = {
  listPeopleViews: async (_, { db, actor, seal }) => {
    const rows = await queries.listViews(db, actor)
    const list = rows.map(({ id, name, filter }) => ({
      sign: seal('peopleView', id),
      name,
      filter,
    }))
    return { list }
  },
  savePeopleView: async (view, { db, actor, now, seal, refuse, language }) => {
    const id = await queries.saveView(db, actor, { ...view, now }, mostPeopleViews)
    return id === undefined
      ? refuse('invalidInput', { fields: { name: viewTexts.tooMany[language] } })
      : { sign: seal('peopleView', id) }
  },
  renamePeopleView: async ({ sign, name }, { db, actor, open, refuse, language }) => {
    try {
      await queries.renameView(db, actor, open('peopleView', sign), name)
      return null
    } catch (error) {
      if (isConflict(error, 'people_views_school_id_user_id_name_key'))
        return refuse('invalidInput', { fields: { name: viewTexts.nameTaken[language] } })
      throw error
    }
  },
  removePeopleView: async ({ sign }, { db, actor, open }) => {
    await queries.removeView(db, actor, open('peopleView', sign))
    return null
  },
}

import {
  type practice,
  practiceBannerPlace,
  practiceNewsCategory,
  whaleCreationPlace,
  whaleTrainPlace,
  type PracticeEntry,
} from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { listNews, presentArticle } from '../../articles/index.ts'
import { listAdverts, presenterOf, presentAdvert } from '../../schools/index.ts'

/** PRC-014: returns the content of an advert in the practice area. */
function entry(...advert: Parameters<typeof presentAdvert>): PracticeEntry {
  const { advertImage: image, ...rest } = presentAdvert(...advert)
  return { ...rest, image }
}

async function entriesOf(place: number, { db, school, language, seal }: Context) {
  const rows = await listAdverts(db, school.id, place)
  const presenter = presenterOf(school, language, seal)
  return rows.map((row) => entry(row, presenter))
}

export const contentAnswers: SomeAnswers<
  typeof practice,
  'practiceBanner' | 'practiceInformationList' | 'whaleCreation' | 'whaleTrainIndex'
> = {
  practiceBanner: (_, context) => entriesOf(practiceBannerPlace, context),
  practiceInformationList: async (window, context) => {
    const { db, school } = context
    const { rows, total } = await listNews(db, school.id, practiceNewsCategory, window)
    return { list: rows.map((row) => presentArticle(row, context)), total }
  },
  whaleCreation: (_, context) => entriesOf(whaleCreationPlace, context),
  whaleTrainIndex: (_, context) => entriesOf(whaleTrainPlace, context),
}

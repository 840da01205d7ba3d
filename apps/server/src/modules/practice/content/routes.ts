import {
  type practice,
  type PracticeEntry,
  practiceBannerPlace,
  whaleCreationPlace,
  whaleTrainPlace,
} from '@titian/contract'
import type { SomeAnswers } from '../../../platform/http/answer.ts'
import type { Context } from '../../../platform/http/context.ts'
import { listAdverts, presentAdvert, presenterOf } from '../../schools/index.ts'

async function entriesOf(
  place: number,
  { db, school, language, seal }: Context,
): Promise<PracticeEntry[]> {
  const rows = await listAdverts(db, school.id, place)
  const presenter = presenterOf(school, language, seal)
  return rows.map((row) => {
    const { title, advertImage, url } = presentAdvert(row, presenter)
    return { title, image: advertImage, url }
  })
}

export const contentAnswers: SomeAnswers<
  typeof practice,
  'practiceBanner' | 'whaleCreation' | 'whaleTrainIndex'
> = {
  practiceBanner: (_, context) => entriesOf(practiceBannerPlace, context),
  whaleCreation: (_, context) => entriesOf(whaleCreationPlace, context),
  whaleTrainIndex: (_, context) => entriesOf(whaleTrainPlace, context),
}

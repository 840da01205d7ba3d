import { training, type TrainCard, type TrainDetail } from '@titian/contract'
import { firstCall, type FirstAnswer } from './first-data.ts'
import { listPager, pagesAbove, type PublicPage } from './public-page.ts'
import { readListPage } from './search-engines/list-words.ts'
import { homeAddress, trainAddress, trainsAddress } from './search-engines/page-paths.ts'
import type { PageView } from './search-engines/page-view.ts'
import {
  breadcrumbs,
  itemListOf,
  train as thingOf,
  trainPicture,
} from './search-engines/structured-data.ts'
import { summaryOf } from './search-engines/summary.ts'
import { readTrainFilter, trainQuery, trainWords } from './search-engines/train-words.ts'

const trainsOfPage = 12

const title = { en: 'Training', zh: '培训', my: 'Latihan' }
const home = { en: 'Home', zh: '首页', my: 'Laman utama' }
const description = {
  en: 'Programmes with dates, tasks and exams that you go through together.',
  zh: '有固定日期、任务和考试的培训项目。',
  my: 'Program bertarikh dengan tugasan dan peperiksaan yang dilalui bersama-sama.',
}

function cardsOf(answers: FirstAnswer[]): TrainCard[] {
  const answer = answers.find(({ call }) => call === training.trainList)
  return (answer?.data as { list: TrainCard[] } | undefined)?.list ?? []
}

const steps = ({ language }: PageView) => [
  { name: home[language], address: homeAddress },
  { name: title[language], address: trainsAddress },
]

/** TRN-002, TRN-006: the list of trainings, rendered on the server like the list of courses. */
export const trainList: PublicPage = {
  pattern: /^\/train\/index\/?$/,
  source: 'src/modules/training/pages/list-pages.ts',
  wide: [listPager],
  noun: 'training',
  drawn: true,
  words: trainWords,
  calls(_group, query, device) {
    const page = readListPage(query)
    const ofPage = (one: number) =>
      firstCall(training.trainList, { ...readTrainFilter(query), page: one, size: trainsOfPage })
    // On a phone, page N shows the earlier pages above it (FRM-141). Beyond the limit the browser
    // loads them.
    const above = device === 'mobile' ? pagesAbove(page) : 0
    return [ofPage(page), ...Array.from({ length: above }, (_, index) => ofPage(index + 1))]
  },
  title,
  description,
  address({ query, answers }) {
    const words = trainQuery(query)
    const isSearch = Boolean(readTrainFilter(query).trainName)
    const isEmpty = words !== '' && cardsOf(answers).length === 0
    return isSearch || isEmpty ? undefined : trainsAddress + words
  },
  things: (view) => [
    itemListOf(
      view,
      trainsAddress + trainQuery(view.query),
      cardsOf(view.answers).map(({ trainName, sign }) => ({
        name: trainName,
        address: trainAddress(sign),
      })),
      (readListPage(view.query) - 1) * trainsOfPage,
    ),
    breadcrumbs(view, steps(view)),
  ],
}

/** TRN-003: search engines do not list this page, because its trainings are in the list too. */
export const trainRecommended: PublicPage = {
  pattern: /^\/train\/recommendDetail\/?$/,
  source: 'src/modules/training/pages/list-pages.ts',
  wide: [listPager],
  noun: 'training',
  drawn: true,
  words: [],
  calls: () => [firstCall(training.recommendedTrain, {})],
  title: { en: 'Recommended training', zh: '推荐培训', my: 'Latihan yang disyorkan' },
  description,
}

const detailOf = (answers: FirstAnswer[]) => answers[0]?.data as TrainDetail | undefined

/** TRN-008: the page of one training. */
export const trainDetail: PublicPage = {
  pattern: /^\/trainDetail\/([\w-]+)\/?$/,
  source: 'src/modules/training/pages/detail-pages.ts',
  noun: 'training',
  drawn: true,
  words: ['tab'],
  calls: (id) => [
    firstCall(training.trainHeaderDetail, { id }),
    firstCall(training.trainBodyDetail, { id }),
    firstCall(training.trainTeachers, { trainId: id }),
  ],
  title,
  description,
  about(answers) {
    const detail = detailOf(answers)
    return detail && { title: detail.trainName, description: summaryOf(detail.synopsis) }
  },
  address({ answers }) {
    const detail = detailOf(answers)
    return detail && trainAddress(detail.sign)
  },
  things(view) {
    const detail = detailOf(view.answers)
    if (!detail) return []
    const own = { name: detail.trainName, address: trainAddress(detail.sign) }
    return [thingOf(view, detail), breadcrumbs(view, [...steps(view), own])]
  },
  picture(view) {
    const detail = detailOf(view.answers)
    return detail && trainPicture(view, detail)
  },
}

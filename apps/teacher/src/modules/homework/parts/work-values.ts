import { homework, type InputOf, type TaughtWork } from '@titian/contract'
import { byContract } from '@titian/site'
import { numberOf } from '@titian/site/number-of'
import { fromLocalField, toLocalField } from '@titian/site/local-time'

export const workTypes = ['2', '4', '3'] as const

/** The values of a task in its form. */
export type WorkValues = {
  resourcesType: (typeof workTypes)[number]
  title: string
  description: string
  link: string
  points: number | string
  /** Empty for the whole course, otherwise "chapter" or "lesson" followed by its sealed id. */
  place: string
  endTime: string
  lateAllowed: boolean
  /** Only for a practical task in a training (TRN-041). */
  taskNumber: number | string
  passLine: number | string
}

export const emptyWork: WorkValues = {
  resourcesType: '2',
  title: '',
  description: '',
  link: '',
  points: 100,
  place: '',
  endTime: '',
  lateAllowed: false,
  taskNumber: '',
  passLine: '',
}

const typeOf = (resourcesType: number): WorkValues['resourcesType'] => {
  if (resourcesType === 2) return '2'
  return resourcesType === 4 ? '4' : '3'
}

function placeOf({ chapterIdSign, lessonIdSign }: TaughtWork): string {
  if (lessonIdSign) return `lesson ${lessonIdSign}`
  return chapterIdSign ? `chapter ${chapterIdSign}` : ''
}

export function workValuesOf(work: TaughtWork): WorkValues {
  const { title, description, link, points, lateAllowed } = work
  return {
    resourcesType: typeOf(work.resourcesType),
    title,
    description,
    link,
    points,
    place: placeOf(work),
    endTime: toLocalField(work.endTime),
    lateAllowed,
    taskNumber: work.taskNumber ?? '',
    passLine: work.passLine ?? '',
  }
}

type Fields = Omit<InputOf<typeof homework.addHomework>, 'courseIdSign'>

const types = { '2': 2, '3': 3, '4': 4 } as const

const numberOrNone = (value: number | string) => (value === '' ? null : numberOf(value))

export function workInputOf({ place, ...values }: WorkValues): Fields {
  const [kind, sign = null] = place.split(' ')
  const isPractical = values.resourcesType === '4'
  return {
    ...values,
    resourcesType: types[values.resourcesType],
    points: numberOf(values.points),
    endTime: fromLocalField(values.endTime),
    chapterIdSign: kind === 'chapter' ? sign : null,
    lessonIdSign: kind === 'lesson' ? sign : null,
    taskNumber: isPractical ? numberOrNone(values.taskNumber) : null,
    passLine: isPractical ? numberOrNone(values.passLine) : null,
  }
}

/** Returns the errors of a task by the fields of its form. */
export const workProblems = byContract<WorkValues>(homework.addHomework.input, {
  inputOf: (values) => ({ ...workInputOf(values), courseIdSign: 'x' }),
  places: { chapterIdSign: 'place', lessonIdSign: 'place' },
})

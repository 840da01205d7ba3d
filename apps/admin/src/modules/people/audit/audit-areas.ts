import { auditActions } from '@titian/contract'

const areas = {
  people:
    'person people identity roster ownData closing impersonation twoStep application certificates',
  courses: 'course task homework training notice bulletin contribution article',
  exams: 'questions examination marks rubric assessment practice practiceKey',
  money: 'order codes coins',
  school: 'school mail company jobPost skill careerPath',
} as const

type Area = keyof typeof areas
export const auditAreas = Object.keys(areas) as Area[]

type Action = (typeof auditActions)[number]

/** CNT-139: the actions of the log in the area where an office looks for them, those about one thing beside each other. */
export const actionsOfArea = (area: Area): Action[] =>
  areas[area]
    .split(' ')
    .flatMap((subject) => auditActions.filter((action) => action.startsWith(`${subject}.`)))

const areas = {
  people:
    'person people identity roster ownData closing impersonation twoStep proof application certificates',
  courses: 'course task homework training notice bulletin contribution article',
  exams: 'questions examination marks rubric assessment practice practiceKey',
  money: 'order codes coins',
  school: 'school mail job maintenance company jobPost skill careerPath',
} as const

type Area = keyof typeof areas

/** CNT-139: the subjects of the log, grouped by area and in the order of the areas. */
export const subjectsByArea: readonly { area: Area; subject: string }[] = (
  Object.keys(areas) as Area[]
).flatMap((area) => areas[area].split(' ').map((subject) => ({ area, subject })))

import { useTranslation } from 'react-i18next'
import { courseLimits, courseProblems, type CourseValues } from './course-values.ts'

const mostOf: Record<string, number> = {
  names: courseLimits.name,
  intros: courseLimits.intro,
  coursePrice: courseLimits.price,
  courseScore: courseLimits.credit,
  courseTime: courseLimits.hours,
  sort: courseLimits.sort,
}

/** What is wrong with a course, by its path in the form and in words. */
export function useCourseProblems() {
  const { t } = useTranslation('courses')
  return (values: CourseValues): Record<string, string> => {
    const texts = [...courseProblems(values)].map(([path, problem]) => {
      const [field = ''] = path.split('.')
      const most = mostOf[field]
      const isRich = problem === 'long' && most === undefined
      return [path, isRich ? t('problem.tooMuch') : t(`problem.${problem}`, { most })] as const
    })
    return Object.fromEntries(texts)
  }
}

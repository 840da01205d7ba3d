import { useTranslation } from 'react-i18next'
import { examinationProblems, type ExaminationValues } from './examination-values.ts'

/** What is wrong with an examination, by field and in words. */
export function useExaminationProblems() {
  const { t } = useTranslation('exams')
  return (values: ExaminationValues): Record<string, string> => {
    const found = [...examinationProblems(values)]
    return Object.fromEntries(found.map(([field, problem]) => [field, t(`problem.${problem}`)]))
  }
}

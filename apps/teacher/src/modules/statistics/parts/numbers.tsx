import type { DataStatistics } from '@titian/contract'
import { useFormats } from '@titian/site'
import { Numbers as Shown } from '@titian/site/staff'
import { useTranslation } from 'react-i18next'

/** TCH-058: the counts of a course. */
export function Numbers({ counts }: { counts: DataStatistics['countVoMap'] }) {
  const { t } = useTranslation('statistics')
  const { number, score } = useFormats()
  const rows = [
    ['students', number(counts.students)],
    ['completed', number(counts.completed)],
    ['inProgress', number(counts.inProgress)],
    ['averageScore', counts.averageScore === null ? '--' : score(counts.averageScore)],
    ['atRisk', number(counts.atRisk)],
    ['waiting', number(counts.waiting)],
    ['videos', number(counts.videos)],
    ['work', number(counts.tasks + counts.exams)],
  ] as const
  return <Shown rows={rows.map(([name, value]) => [t(`count.${name}`), value])} />
}

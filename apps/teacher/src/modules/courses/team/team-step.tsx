import { Button } from '@mantine/core'
import type { CourseDraft } from '@titian/contract'
import { SaveBar } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { AddTeacher } from './add-teacher.tsx'
import { TeamList } from './team-list.tsx'

interface TeamStepProps {
  course: CourseDraft
  onNext: () => void
}

/** TCH-037 to TCH-046: the teachers of the course and its lead teacher. */
export function TeamStep({ course, onNext }: TeamStepProps) {
  const { t } = useTranslation('courses')
  // The people who may set the price are the same as those who may change the team (TCH-086).
  const mayChange = course.may.price
  return (
    <>
      <TeamList course={course} mayChange={mayChange} />
      {mayChange ? <AddTeacher course={course} /> : null}
      <SaveBar>
        <span className="meta">{t('team.savedAtOnce')}</span>
        <Button onClick={onNext}>{t('toCatalogue')}</Button>
      </SaveBar>
    </>
  )
}

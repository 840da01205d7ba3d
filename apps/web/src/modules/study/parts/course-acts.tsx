import { Button, Group } from '@mantine/core'
import { progress, study, studyRules, type JoinedCourse } from '@titian/contract'
import { callKey, SiteLink, useAct, useFormats } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

/** The queries that leaving or rejoining makes outdated. */
export const afterLeaving = [
  callKey(study.courseStudyProgress),
  callKey(study.courseWatch),
  ...Object.values(progress).map((call) => callKey(call)),
]

function LeaveButton({ course }: { course: JoinedCourse }) {
  const { t } = useTranslation('study')
  const [asks, setAsks] = useState(false)
  const leave = useAct(progress.leaveCourse, {
    refresh: afterLeaving,
    onDone: () => toast.success(t('leave.done')),
  })
  return (
    <>
      <Button
        variant="subtle"
        color="neutral"
        size="sm"
        aria-label={t('leave.of', { course: course.courseName })}
        onClick={() => setAsks(true)}
      >
        {t('leave.act')}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('leave.ask', { course: course.courseName })}
        text={t('leave.text')}
        confirmLabel={t('leave.act')}
        cancelLabel={t('cancel')}
        danger
        onConfirm={async () => {
          await leave.mutateAsync({ sign: course.sign })
        }}
      />
    </>
  )
}

/** The actions on a joined course. */
export function CourseActs({ course }: { course: JoinedCourse }) {
  const { t } = useTranslation('study')
  const { colon } = useFormats()
  const isDone = course.studyStatus === studyRules.studyStatus.completed
  const lesson = course.lastVideoSign
    ? linkTo.lesson(course.lastVideoSign)
    : linkTo.courseDetail(course.sign)
  const act = t(course.lastVideoSign ? 'center.continue' : 'center.start')
  return (
    <Group gap="xs" justify="flex-end" px={{ base: 'md', sm: 'lg' }} pb="sm">
      <LeaveButton course={course} />
      {isDone ? (
        <>
          <Button
            component={SiteLink}
            {...linkTo.courseDetail(course.sign)}
            variant="default"
            size="sm"
            aria-label={`${t('earned.again')}${colon}${course.courseName}`}
          >
            {t('earned.again')}
          </Button>
          <Button
            component={SiteLink}
            {...linkTo.courseEarned(course.sign)}
            size="sm"
            aria-label={`${t('earned.act')}${colon}${course.courseName}`}
          >
            {t('earned.act')}
          </Button>
        </>
      ) : (
        <Button
          component={SiteLink}
          {...lesson}
          size="sm"
          variant="default"
          aria-label={`${act}${colon}${course.courseName}`}
        >
          {act}
        </Button>
      )}
    </Group>
  )
}

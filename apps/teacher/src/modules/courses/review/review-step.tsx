import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { IconAlertTriangle, IconInfoCircle, IconSend, IconTrash } from '@tabler/icons-react'
import { courses, type CourseDraft } from '@titian/contract'
import { askKey, callKey, ErrorView, useAct, useAsk, useLanguages } from '@titian/site'
import { CourseState } from '@titian/site/staff'
import { Columns, ConfirmDialog, Note, Surface, TextSkeleton, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { useWays } from '../../../parts/use-ways.ts'
import { readiness } from './readiness.ts'
import { ReadinessList } from './readiness-list.tsx'

function useCourseAction(course: CourseDraft) {
  const client = useQueryClient()
  const { t } = useTranslation('courses')
  return useAct(courses.courseAction, {
    refresh: [callKey(courses.myCourseList)],
    onDone: (changed, { action }) => {
      client.setQueryData(askKey(courses.getCourseId, { sign: course.idSign }), changed)
      toast.success(t(`done.${action}`))
    },
  })
}

function DeleteCourse({ course }: { course: CourseDraft }) {
  const { t } = useTranslation('courses')
  const router = useRouter()
  const [asking, setAsking] = useState(false)
  const leadOn = useWays({
    courseHasStudents: { label: t('way.students'), to: linkTo.members(course.idSign) },
  })
  const remove = useAct(courses.deleteCourse, {
    onRefusal: (refusal) => {
      if (!leadOn(refusal)) return false
      setAsking(false)
      return true
    },
    refresh: [callKey(courses.myCourseList)],
    onDone: async () => {
      toast.success(t('site:toast.deleted'))
      await router.navigate({ ...linkTo.teachingCenter(), replace: true })
    },
  })
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        leftSection={<IconTrash size={18} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {t('deleteCourse')}
      </Button>
      <ConfirmDialog
        opened={asking}
        danger
        onClose={() => setAsking(false)}
        title={t('deleteTitle', { name: course.courseName })}
        text={t('deleteText')}
        confirmLabel={t('remove')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => {
          await remove.mutateAsync({ sign: course.idSign })
        }}
      />
    </>
  )
}

function ReviewState({ course }: { course: CourseDraft }) {
  const { t } = useTranslation('courses')
  const key = ['draft', 'waiting', course.onList ? 'approved' : 'offList', 'refused'][
    course.auditStatus
  ]
  return (
    <>
      <Stack gap="xs" align="flex-start" fz="sm">
        <CourseState auditStatus={course.auditStatus} onList={course.onList} />
        <p>{t(`standing.${key ?? 'draft'}`)}</p>
      </Stack>
      {course.auditReason ? (
        <Note tone="danger" icon={<IconAlertTriangle size={18} aria-hidden />}>
          <b>{t('reason')}</b>
          <Text inherit style={{ whiteSpace: 'pre-wrap' }}>
            {course.auditReason}
          </Text>
        </Note>
      ) : null}
    </>
  )
}

/** The missing points, the state of the course, and the actions that this teacher may use. */
export function ReviewStep({ course }: { course: CourseDraft }) {
  const { t } = useTranslation('courses')
  const { data, error, refetch } = useAsk(
    courses.catalogue,
    { sign: course.idSign },
    { staleTime: 0 },
  )
  const act = useCourseAction(course)
  const schoolLanguages = useLanguages().map(({ language }) => language)
  const [leaving, setLeaving] = useState(false)
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton lines={6} label={t('site:loading')} />
  const points = readiness(course, data, schoolLanguages)
  const isReady = points.every(({ needed, met }) => met || !needed)
  const { may, idSign } = course
  return (
    <Columns widths="minmax(0, 1.2fr) minmax(0, 1fr)" from="md">
      <Surface gap="md">
        <Title order={2} size="h3">
          {t('ready.title')}
        </Title>
        <ReadinessList sign={idSign} points={points} />
      </Surface>
      <Surface gap="md">
        <Title order={2} size="h3">
          {t('publish')}
        </Title>
        <ReviewState course={course} />
        {may.submit && !isReady ? (
          <Note icon={<IconInfoCircle size={18} aria-hidden />}>{t('ready.notYet')}</Note>
        ) : null}
        <Group gap="sm" align="stretch">
          {may.submit ? (
            <Button
              disabled={!isReady}
              loading={act.isPending}
              leftSection={<IconSend size={18} aria-hidden />}
              onClick={() => act.mutate({ sign: idSign, action: 'submit' })}
            >
              {course.auditStatus === 3 ? t('submitAgain') : t('submit')}
            </Button>
          ) : null}
          {may.withdraw ? (
            <Button
              variant="default"
              loading={act.isPending}
              onClick={() => act.mutate({ sign: idSign, action: 'withdraw' })}
            >
              {t('withdraw')}
            </Button>
          ) : null}
          {may.takeOff ? (
            <Button variant="default" onClick={() => setLeaving(true)}>
              {t('takeOff')}
            </Button>
          ) : null}
          {may.putBack ? (
            <Button
              loading={act.isPending}
              onClick={() => act.mutate({ sign: idSign, action: 'putBack' })}
            >
              {t('putBack')}
            </Button>
          ) : null}
          {may.remove ? <DeleteCourse course={course} /> : null}
        </Group>
      </Surface>
      <ConfirmDialog
        opened={leaving}
        onClose={() => setLeaving(false)}
        title={t('takeOffTitle', { name: course.courseName })}
        text={t('takeOffText')}
        confirmLabel={t('takeOff')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => {
          await act.mutateAsync({ sign: idSign, action: 'takeOff' })
        }}
      />
    </Columns>
  )
}

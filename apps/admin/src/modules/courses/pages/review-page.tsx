import { Box, Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { courses } from '@titian/contract'
import { ErrorView, SiteLink, useAsk, usePageTitle } from '@titian/site'
import { CourseState } from '@titian/site/staff'
import { Columns, SectionHead, TextSkeleton } from '@titian/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { ChangesNote } from '../parts/changes-note.tsx'
import type { CourseRead } from '../parts/course-changes.ts'
import { CoursePreview } from '../parts/course-preview.tsx'
import { CourseSteps } from '../parts/course-steps.tsx'
import { Decision } from '../parts/decision.tsx'

/** What a course holds, beside the decision on it. */
export function ReviewPage() {
  const { t } = useTranslation('courses')
  const { sign } = useParams({ from: paths.review })
  const draft = useAsk(courses.getCourseId, { sign }, { staleTime: 0 })
  const revision = draft.data?.revision
  // The catalogue is asked for after the revision, so that it is never older than what a decision names.
  const detail = useAsk(
    courses.courseByCourseId,
    { sign },
    { staleTime: 0, enabled: revision !== undefined },
  )
  const refetchDetail = detail.refetch
  const [before, setBefore] = useState<CourseRead | null>(null)
  const known = useRef(revision)
  useEffect(() => {
    if (known.current !== undefined && known.current !== revision) void refetchDetail()
    known.current = revision
  }, [revision, refetchDetail])
  usePageTitle(draft.data?.courseName ?? t('course'))
  const error = draft.error ?? detail.error
  const retry = () => {
    void draft.refetch()
    void detail.refetch()
  }
  // What could not be read again stays, with the reason that is being written beside it.
  if (!draft.data || !detail.data) {
    if (error) return <ErrorView level={1} error={error} onRetry={retry} />
    return <TextSkeleton heading lines={8} label={t('site:loading')} />
  }
  const course = draft.data
  const read = { course, detail: detail.data }
  const onChanged = () => {
    setBefore(read)
    retry()
  }
  const isNew = before !== null && before.course.revision !== course.revision
  return (
    <>
      <Box className="link" component={SiteLink} mih={40} fz="sm" {...linkTo.reviews()}>
        {t('backToList')}
      </Box>
      <SectionHead
        level={1}
        title={course.courseName}
        lead={<CourseState auditStatus={course.auditStatus} onList={course.onList} />}
      />
      {isNew && !detail.isFetching ? <ChangesNote before={before} after={read} /> : null}
      <Columns widths="minmax(0, 1fr) 320px" from="lg">
        <CoursePreview course={course} detail={detail.data} />
        <Stack>
          <Decision course={course} onChanged={onChanged} />
          <CourseSteps sign={course.idSign} />
        </Stack>
      </Columns>
    </>
  )
}

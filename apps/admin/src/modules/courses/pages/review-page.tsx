import { Box, Stack, Text, Title } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { courseFacts, courses, statistics, wordChoices } from '@titian/contract'
import { ErrorView, SiteLink, useAsk, useFormats, usePageTitle } from '@titian/site'
import { CourseState } from '@titian/site/staff'
import { Columns, Note, SectionHead, Surface, TextSkeleton } from '@titian/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { courseChanges, type CourseRead } from '../parts/course-changes.ts'
import { CoursePreview } from '../parts/course-preview.tsx'
import { Decision } from '../parts/decision.tsx'

/** TCH-162: the steps of the review, each with the person who took it, newest first. */
function CourseSteps({ sign }: { sign: string }) {
  const { t } = useTranslation('courses')
  const { dateTime } = useFormats()
  const { data } = useAsk(statistics.courseSteps, { sign }, { staleTime: 0 })
  if (!data) return null
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('history')}
      </Title>
      {data.list.length === 0 ? <p className="meta">{t('noHistory')}</p> : null}
      <Stack component="ol" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {data.list.map(({ action, at, byName, reason }) => (
          <Box component="li" key={`${at} ${action}`}>
            <b>{t(`step.${action}`)}</b>
            <Text className="num meta">
              {byName || t('unknown')} · {dateTime(at)}
            </Text>
            {reason ? <Text fz="sm">{reason}</Text> : null}
          </Box>
        ))}
      </Stack>
    </Surface>
  )
}

const choiceLabels = new Set<string>(wordChoices.map((name) => courseFacts[name].label))

/** TCH-110: shown when the course changed after it was loaded: lists the changes since then. */
function ChangesNote({ before, after }: { before: CourseRead; after: CourseRead }) {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  const inWords = (key: string, value: string) =>
    choiceLabels.has(key) ? t(`choice.${key}.${value || 'none'}`) : value || t('nothingThere')
  return (
    <Note tone="warn" live>
      <p>{t('changedMeanwhile')}</p>
      <Stack component="ul" gap={4} mt="xs" ps="md" style={{ overflowWrap: 'anywhere' }}>
        {courseChanges(before, after, formats).map(({ key, before: old, after: now }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lessons may change in the same way
          <li key={place}>
            <b>{t(`changedField.${key}`)}</b>
            {old || now ? (
              <>
                {formats.colon}
                {inWords(key, old)}{' '}
                <IconArrowRight
                  size={14}
                  style={{ display: 'inline', verticalAlign: -2 }}
                  aria-hidden
                />
                <span className="visually-hidden">{t('became')}</span> {inWords(key, now)}
              </>
            ) : null}
          </li>
        ))}
      </Stack>
    </Note>
  )
}

/** The contents of a course, beside the form for the decision. */
export function ReviewPage() {
  const { t } = useTranslation('courses')
  const { sign } = useParams({ from: paths.review })
  const draft = useAsk(courses.getCourseId, { sign }, { staleTime: 0 })
  const revision = draft.data?.revision
  // The catalogue is requested after the revision, so that it is never older than the revision that
  // the decision names.
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
  // When reloading fails, the last data stays on the page together with the reason that is being
  // written.
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
      {isNew && !detail.isFetching ? (
        <Box mb="lg">
          <ChangesNote before={before} after={read} />
        </Box>
      ) : null}
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

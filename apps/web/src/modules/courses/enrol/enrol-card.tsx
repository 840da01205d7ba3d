import { studyRules, type CourseDetail } from '@titian/contract'
import { Box, Flex, Group, Stack } from '@mantine/core'
import { CourseCover, CoursePrice, SiteLink, useFormats, usePhoneLayout } from '@titian/site'
import { ProgressBar, type TerracesOptions } from '@titian/ui'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ActButton, type Act } from '../../../parts/detail/act-button.tsx'
import styles from '../../../parts/detail/side-card.module.css'
import { KeepAndShare } from '../keep/keep-and-share.tsx'
import { linkTo } from '../../../app/paths.ts'
import { orderLinks } from '../../../parts/order-links.ts'
import { lessonsOf, type Study } from '../study-position.ts'

const dawn: TerracesOptions = { width: 352, height: 198, palette: 'dawn', sky: true }

/** Converts seconds to hours and minutes, for the length of a whole course. */
function useLength(): (seconds: number) => string {
  const { t } = useTranslation('courses')
  return (seconds) => {
    const minutes = Math.max(1, Math.round(seconds / 60))
    const hours = Math.floor(minutes / 60)
    return hours > 0
      ? t('detail.hoursMinutes', { hours, minutes: minutes % 60 })
      : t('detail.minutes', { minutes })
  }
}

function Facts({ detail }: { detail: CourseDetail }) {
  const { t } = useTranslation('courses')
  const { number, list } = useFormats()
  const length = useLength()
  const { course } = detail
  const lessons = lessonsOf(detail.catalogue)
  const { all } = studyRules.countLessons(lessons)
  const seconds = lessons.reduce((sum, lesson) => sum + (lesson.duration ?? 0), 0)
  const rows = [
    { name: t('detail.level'), value: course.courseKindName },
    { name: t('detail.lessons'), value: all > 0 ? number(all) : '' },
    { name: t('detail.length'), value: seconds > 0 ? length(seconds) : '' },
    {
      name: t('detail.credits'),
      value: course.courseScore > 0 ? t('detail.credit', { count: course.courseScore }) : '',
    },
    { name: t('detail.teacher'), value: list(course.teacherNames) },
  ]
  return (
    <Flex className="num" component="dl" direction="column" gap="xs" fz="sm">
      {rows
        .filter(({ value }) => value !== '')
        .map(({ name, value }) => (
          <Group align="stretch" justify="space-between" wrap="nowrap" key={name}>
            <Box component="dt" flex="none" c="dimmed">
              {name}
            </Box>
            <Box component="dd" fw={600} ta="end">
              {value}
            </Box>
          </Group>
        ))}
    </Flex>
  )
}

/** The remaining lessons of a person who has joined. */
export function StudyProgress({ study }: { study: Study }) {
  const { t } = useTranslation('courses')
  const { percent } = useFormats()
  if (!study.watch?.joined) return null
  const { progress, studyStatus } = study.watch
  const label =
    studyStatus === studyRules.studyStatus.completed
      ? t('detail.completed')
      : t('detail.progress', { percent: percent(progress) })
  return (
    <Stack gap={6} fz="sm" fw={600}>
      <span className="num">{label}</span>
      <ProgressBar value={progress * 100} label={label} />
    </Stack>
  )
}

/** CRS-205: the cover with a play button, if the course has a free lesson. */
function Trial({
  detail,
  study,
  children,
}: Pick<EnrolCardProps, 'detail' | 'study'> & { children: ReactNode }) {
  const { t } = useTranslation('courses')
  const lesson = lessonsOf(detail.catalogue).find(({ preview }) => preview)
  if (!lesson || study.learn) return children
  const count = studyRules.previewSeconds / 60
  return (
    <SiteLink
      {...linkTo.preview(lesson.idSign)}
      style={{ position: 'relative', display: 'block' }}
      aria-label={t('detail.tryOf', { count, title: lesson.videoTitle })}
    >
      {children}
      <Group
        component="span"
        gap="xs"
        pos="absolute"
        inset="auto 0 0"
        pt={32}
        px="md"
        pb="sm"
        c="var(--on-dark)"
        fw={600}
        bg="linear-gradient(transparent, rgb(20 23 26 / 0.8))"
      >
        <IconPlayerPlayFilled size={28} aria-hidden />
        {t('detail.try', { count })}
      </Group>
    </SiteLink>
  )
}

interface EnrolCardProps {
  detail: CourseDetail
  study: Study
  enrol: Act
}

/** The sticky card that overlaps the band on a desktop. */
export function EnrolCard({ detail, study, enrol }: EnrolCardProps) {
  const { t } = useTranslation('courses')
  const { course } = detail
  const phone = usePhoneLayout()
  return (
    <aside className={styles['card']} aria-label={course.courseName}>
      <Trial detail={detail} study={study}>
        <CourseCover course={course} drawing={dawn} eager />
      </Trial>
      <Stack gap={14} pt={20} px="lg" pb="lg">
        {detail.joined ? (
          <StudyProgress study={study} />
        ) : (
          <Box component="span" lh={1.2}>
            <CoursePrice price={course.coursePrice} symbol={course.currencySymbol} size="lg" />
          </Box>
        )}
        <ActButton act={enrol} />
        {enrol.kind === 'go' && enrol.hint ? (
          <Box component="p" c="var(--text-2)" fz="sm">
            {enrol.hint}
          </Box>
        ) : null}
        {detail.joined || course.coursePrice === 0 ? null : (
          <SiteLink className="link" {...orderLinks.activation()}>
            {t('detail.haveCode')}
          </SiteLink>
        )}
        {phone ? null : <KeepAndShare course={course} />}
        <Facts detail={detail} />
      </Stack>
    </aside>
  )
}

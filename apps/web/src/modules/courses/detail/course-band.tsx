import { Button } from '@mantine/core'
import { plainText, studyRules, type CourseDetail, type Language } from '@titian/contract'
import {
  IconBook2,
  IconCertificate,
  IconLanguage,
  IconMessage2,
  IconPlayerPlayFilled,
  IconUsers,
} from '@tabler/icons-react'
import { CourseBadge, CourseRating, SiteLink, useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { Band, Fact } from '../../../parts/detail/band.tsx'
import { lessonsOf } from '../study-position.ts'

/** The top of the course page: the name, then the key facts. */
export function CourseBand({ detail }: { detail: CourseDetail }) {
  const { t } = useTranslation(['courses', 'site'])
  const { number, list } = useFormats()
  const languageName = (language: Language) => t(`detail.language.${language}`)
  const { course, catalogue } = detail
  const lessons = lessonsOf(catalogue)
  const { all } = studyRules.countLessons(lessons)
  // On a phone no card shows the preview, so the button is here.
  const tried = detail.may.learn ? undefined : lessons.find(({ preview }) => preview)
  const captions = [...new Set(lessons.flatMap((lesson) => lesson.captionLanguages))]
  return (
    <Band
      seed={course.coverSeed}
      title={course.courseName}
      badge={<CourseBadge course={course} />}
      summary={course.content ? plainText(course.content) : ''}
      place={t('detail.place')}
      crumbs={[
        { name: t('detail.home'), link: linkTo.home() },
        { name: t('detail.courses'), link: linkTo.courseList() },
      ]}
      here={course.courseTypeName || course.courseName}
      facts={
        <>
          <Fact icon={<IconUsers size={16} aria-hidden />}>
            {t('site:course.learners', {
              count: course.learners,
              formatted: number(course.learners),
            })}
          </Fact>
          <CourseRating course={course} />
          {all > 0 ? (
            <Fact icon={<IconBook2 size={16} aria-hidden />}>
              {t('detail.chapterCount', { count: catalogue.length })} ·{' '}
              {t('detail.lessonCount', { count: all })}
            </Fact>
          ) : null}
          {course.courseScore > 0 ? (
            <Fact icon={<IconCertificate size={16} aria-hidden />}>
              {t('detail.credit', { count: course.courseScore })}
            </Fact>
          ) : null}
          {course.courseLanguage ? (
            <Fact icon={<IconLanguage size={16} aria-hidden />}>
              {t('detail.taughtIn', { language: languageName(course.courseLanguage) })}
            </Fact>
          ) : null}
          {captions.length > 0 ? (
            <Fact icon={<IconMessage2 size={16} aria-hidden />}>
              {t('detail.captions', { languages: list(captions.map(languageName)) })}
            </Fact>
          ) : null}
        </>
      }
    >
      {tried ? (
        <Button
          className="only-phone"
          component={SiteLink}
          {...linkTo.preview(tried.idSign)}
          variant="white"
          leftSection={<IconPlayerPlayFilled size={18} aria-hidden />}
        >
          {t('detail.try', { count: studyRules.previewSeconds / 60 })}
        </Button>
      ) : null}
    </Band>
  )
}

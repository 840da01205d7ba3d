import { Button, Flex } from '@mantine/core'
import {
  htmlLanguage,
  plainText,
  studyRules,
  type CourseDetail,
  type Language,
} from '@titian/contract'
import {
  IconBook2,
  IconCertificate,
  IconChevronRight,
  IconMessage2,
  IconPlayerPlayFilled,
  IconUsers,
} from '@tabler/icons-react'
import { CourseBadge, CourseRating, SiteLink, useFormats, useLanguage } from '@titian/site'
import { HeroArt, PageWidth, type TerracesOptions } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { lessonsOf } from '../study-position.ts'
import styles from './course-band.module.css'

const wide: TerracesOptions = {
  width: 900,
  height: 330,
  palette: 'paddy',
  sky: false,
  layers: 8,
  accents: true,
}
const tall: TerracesOptions = { width: 390, height: 330, palette: 'paddy', sky: false, layers: 8 }

/** Each language in itself, as a reader of captions looks for it. */
function useLanguageNames(): (languages: Language[]) => string {
  const { list } = useFormats()
  const own = useLanguage()
  return (languages) =>
    list(
      languages.map((language) => {
        const names = new Intl.DisplayNames([htmlLanguage[own]], { type: 'language' })
        return names.of(htmlLanguage[language].slice(0, 2)) ?? language
      }),
    )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <Flex component="span" gap={6} align="center" display="inline-flex">
      {icon}
      {children}
    </Flex>
  )
}

/** The head of the course: its name first, then what it amounts to. */
export function CourseBand({ detail }: { detail: CourseDetail }) {
  const { t } = useTranslation(['courses', 'site'])
  const { number } = useFormats()
  const languageNames = useLanguageNames()
  const { course, catalogue } = detail
  const lessons = lessonsOf(catalogue)
  const { all } = studyRules.countLessons(lessons)
  // On a phone there is no card with the picture.
  const tried = detail.may.learn ? undefined : lessons.find(({ preview }) => preview)
  const captions = [...new Set(lessons.flatMap((lesson) => lesson.captionLanguages))]
  return (
    <div className={styles['band']}>
      <div className={styles['art']}>
        <HeroArt seed={course.coverSeed} wide={wide} tall={tall} />
      </div>
      <PageWidth className={styles['inside']}>
        <nav className={styles['crumbs']} aria-label={t('detail.place')}>
          <SiteLink {...linkTo.home()}>{t('detail.home')}</SiteLink>
          <IconChevronRight size={16} aria-hidden />
          <SiteLink {...linkTo.courseList()}>{t('detail.courses')}</SiteLink>
          <IconChevronRight size={16} aria-hidden />
          <span className="clip">{course.courseTypeName || course.courseName}</span>
        </nav>
        <Flex direction="column" gap="sm" align="flex-start" maw="40rem" pt={{ base: 0, sm: 'sm' }}>
          <CourseBadge course={course} />
          <h1 className={styles['title']}>{course.courseName}</h1>
          {course.content ? <p className={styles['summary']}>{plainText(course.content)}</p> : null}
          <Flex
            className="num"
            rowGap="xs"
            columnGap={{ base: 20, sm: 28 }}
            wrap="wrap"
            mt="xs"
            fz="sm"
          >
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
            {captions.length > 0 ? (
              <Fact icon={<IconMessage2 size={16} aria-hidden />}>
                {t('detail.captions', { languages: languageNames(captions) })}
              </Fact>
            ) : null}
          </Flex>
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
        </Flex>
      </PageWidth>
    </div>
  )
}

import { Stack } from '@mantine/core'
import type { CourseDetail, CourseDraft } from '@titian/contract'
import { CourseCover, CoursePrice, RichText, useFormats, useLanguages } from '@titian/site'
import { Surface } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { CatalogueOutline } from './catalogue-outline.tsx'
import styles from './review.module.css'

interface CoursePreviewProps {
  course: CourseDraft
  detail: CourseDetail
}

function Facts({ course, detail }: CoursePreviewProps) {
  const { t } = useTranslation('courses')
  const formats = useFormats()
  const { courseKindName, courseTypeName } = detail.course
  const facts = [
    [t('price'), <CoursePrice key="price" price={course.coursePrice} size="sm" />],
    [t('subject'), courseTypeName || t('notChosen')],
    [t('level'), courseKindName],
    [t('kind'), t(`type.${course.type}`)],
    [t('language'), t(`languageOf.${course.courseLanguage ?? 'none'}`)],
    [t('credit'), formats.number(course.courseScore)],
    [t('hours'), formats.number(course.courseTime)],
    [t('teachers'), formats.list(detail.teachers.map(({ name }) => name)) || '--'],
  ] as const
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A reviewer checks every language of the course, not only the own one. */
function Words({ course }: Pick<CoursePreviewProps, 'course'>) {
  const { t } = useTranslation('courses')
  return (
    <dl className={styles['words']}>
      {useLanguages().map(({ language, name }) => (
        <div key={language}>
          <dt>{name}</dt>
          <dd>
            <b>{course.courseNameTexts[language] || t('notWritten')}</b>
            {course.contentTexts[language] ? <p>{course.contentTexts[language]}</p> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export function CoursePreview({ course, detail }: CoursePreviewProps) {
  const { t } = useTranslation('courses')
  const details = [course.courseDetails, course.courseDetailsTwo].filter(Boolean)
  return (
    <Stack>
      <Surface className={styles['top']}>
        <CourseCover course={course} className={styles['cover']} eager />
        <Facts course={course} detail={detail} />
      </Surface>
      <Surface className={styles['card']}>
        <h2>{t('words')}</h2>
        <Words course={course} />
      </Surface>
      {details.length > 0 ? (
        <Surface className={styles['card']}>
          <h2>{t('details')}</h2>
          {details.map((html) => (
            <RichText key={html} html={html} />
          ))}
        </Surface>
      ) : null}
      <Surface className={styles['card']}>
        <h2>{t('catalogue')}</h2>
        <CatalogueOutline chapters={detail.catalogue} />
      </Surface>
    </Stack>
  )
}

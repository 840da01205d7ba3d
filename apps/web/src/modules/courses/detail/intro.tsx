import type { CourseDetail } from '@titian/contract'
import { RichText } from '@titian/site'
import { EmptyState } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import styles from './intro.module.css'

const parts = [
  { name: 'about', field: 'courseDetails' },
  { name: 'aims', field: 'aims' },
  { name: 'audience', field: 'audience' },
  { name: 'requirements', field: 'requirements' },
  { name: 'more', field: 'courseDetailsTwo' },
] as const

/** CRS-037: what the teachers wrote; a part nobody wrote is not drawn. The summary stands in the band above. */
export function Intro({ course }: { course: CourseDetail['course'] }) {
  const { t } = useTranslation('courses')
  const written = parts.filter(({ field }) => course[field].trim() !== '')
  if (written.length === 0) return <EmptyState title={t('detail.noIntro')} />
  return (
    <div className={styles['intro']}>
      {written.map(({ name, field }) => (
        <section key={name} className={styles['part']}>
          <h2 className={styles['heading']}>{t(`detail.${name}`)}</h2>
          <RichText html={course[field]} />
        </section>
      ))}
    </div>
  )
}

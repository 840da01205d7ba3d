import { Button } from '@mantine/core'
import { notFound } from '@tanstack/react-router'
import { PageWidth } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { isNotFound, ServerRefusal } from '../calls/refusal.ts'
import { SiteLink, type LinkTarget } from '../routing/site-link.tsx'
import { ErrorView } from './error-view.tsx'
import styles from './page-failure.module.css'

interface PageFailureProps {
  error: unknown
  onRetry: () => void
  /** Returns the page of a course by its sealed id. */
  toCourse: (sign: string) => LinkTarget
}

/** The server returns the id of the course if only its students may open the page. */
function courseToJoin(error: unknown): string | null {
  const sign = error instanceof ServerRefusal ? error.extend['courseSign'] : null
  return typeof sign === 'string' ? sign : null
}

/** A whole page that could not be shown: the not-found page, or the reason and the next step. */
export function PageFailure({ error, onRetry, toCourse }: PageFailureProps) {
  const { t } = useTranslation('site')
  if (isNotFound(error)) throw notFound()
  const course = courseToJoin(error)
  const action = course ? (
    <Button component={SiteLink} {...toCourse(course)}>
      {t('toCourse')}
    </Button>
  ) : null
  return (
    <PageWidth className={styles['state']}>
      <ErrorView level={1} error={error} onRetry={onRetry} action={action} />
    </PageWidth>
  )
}

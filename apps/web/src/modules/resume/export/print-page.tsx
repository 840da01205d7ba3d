import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { type DataOf, resume } from '@titian/contract'
import { PageFailure, SiteLink, useAsk, usePageTitle } from '@titian/site'
import { link } from '@titian/site/link'
import { ResumePaper } from '@titian/site/resume-paper'
import { PageWidth, TextSkeleton } from '@titian/ui'
import { IconChevronLeft, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import styles from './print-page.module.css'

function Shown({ printed: { paper, look } }: { printed: DataOf<typeof resume.resumePaper> }) {
  const { t } = useTranslation(['resume', 'app'])
  return (
    <div className={styles['page']}>
      <div className={`not-printed ${styles['head']}`}>
        <Button
          component={SiteLink}
          {...link({ to: paths.resume })}
          variant="subtle"
          leftSection={<IconChevronLeft size={18} aria-hidden />}
        >
          {t('app:back')}
        </Button>
        <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
          {t('export.printNow')}
        </Button>
        <p className="meta">{t('export.hint')}</p>
      </div>
      <div className={styles['paper']}>
        <ResumePaper paper={paper} look={look} />
      </div>
    </div>
  )
}

/** FRM-063, RES-071: the page that is printed or saved as PDF by the browser. */
export function PrintPage() {
  const { t } = useTranslation('site')
  const { token } = useParams({ from: paths.resumePrint })
  const { data, error, refetch } = useAsk(resume.resumePaper, { resumeId: token })
  // Browsers suggest the title as the file name.
  usePageTitle(data?.paper.name)
  if (data) return <Shown printed={data} />
  if (error)
    return (
      <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
    )
  return (
    <PageWidth>
      <TextSkeleton heading lines={8} label={t('loading')} />
    </PageWidth>
  )
}

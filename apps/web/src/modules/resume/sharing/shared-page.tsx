import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { resume, type SharedResume } from '@titian/contract'
import {
  PageFailure,
  ServerRefusal,
  useAsk,
  useExplain,
  useFormats,
  usePageTitle,
} from '@titian/site'
import { ResumePaper } from '@titian/site/resume-paper'
import { EmptyState, ListSkeleton, PageWidth, useNarrow } from '@titian/ui'
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { IntroFilm } from '../video/intro-film.tsx'
import styles from './shared-page.module.css'
import { useCountOpening } from './use-count-opening.ts'

const linkReasons = [
  'resumeLinkWrong',
  'resumeLinkEnded',
  'resumeLinkWithdrawn',
  'resumeLinkClosed',
]

function isOfLink(error: unknown): boolean {
  return error instanceof ServerRefusal && linkReasons.includes(String(error.extend['reason']))
}

/** RES-105: explains that the link has ended. */
function NoResume({ error }: { error: unknown }) {
  const { t } = useTranslation('resume')
  const explain = useExplain()
  return (
    <PageWidth>
      <div className={styles['state']}>
        <EmptyState level={1} title={t('sharing.unavailable')} text={explain(error)} />
      </div>
    </PageWidth>
  )
}

function Shown({ shared: { paper, look, endsAt, video } }: { shared: SharedResume }) {
  const { t } = useTranslation('resume')
  const { date } = useFormats()
  const isNarrow = useNarrow()
  const [isLarge, setLarge] = useState(false)
  const Icon = isLarge ? IconZoomOut : IconZoomIn
  return (
    <div className={styles['page']}>
      <div className={styles['head']}>
        <span className="meta">{t('sharing.until', { date: date(endsAt) })}</span>
        {isNarrow ? (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<Icon size={16} aria-hidden />}
            onClick={() => setLarge(!isLarge)}
          >
            {t(isLarge ? 'sharing.smaller' : 'sharing.larger')}
          </Button>
        ) : null}
      </div>
      <div className={styles['scroll']} data-large={isNarrow && isLarge}>
        <div className={styles['paper']}>
          <ResumePaper paper={paper} look={look} />
        </div>
      </div>
      {video ? <IntroFilm url={video.url} className={styles['video']} /> : null}
    </div>
  )
}

/** FRM-063, RES-080: a shared resume, which anyone with the link can open. */
export function SharedPage() {
  const { t } = useTranslation(['resume', 'site'])
  const { token } = useParams({ from: paths.resumeShare })
  const { data, error, refetch } = useAsk(resume.sharedResume, { token }, { quiet: true })
  useCountOpening(token, data !== undefined)
  usePageTitle(
    data?.paper.name ? t('sharing.titleOf', { name: data.paper.name }) : t('sharing.title'),
  )
  if (data) return <Shown shared={data} />
  if (!error)
    return (
      <PageWidth>
        <ListSkeleton count={2} label={t('site:loading')} />
      </PageWidth>
    )
  if (isOfLink(error)) return <NoResume error={error} />
  return <PageFailure error={error} onRetry={() => void refetch()} toCourse={linkTo.courseDetail} />
}

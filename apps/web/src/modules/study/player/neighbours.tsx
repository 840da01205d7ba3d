import { Button } from '@mantine/core'
import type { Chapter, VideoAuth } from '@titian/contract'
import { SiteLink } from '@titian/site'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import styles from './lesson-page.module.css'

interface NeighboursProps {
  auth: VideoAuth
  chapters: readonly Chapter[]
  /** Both fill the bar of a phone. */
  full?: boolean
}

function titleOf(chapters: readonly Chapter[], sign: string | null): string | undefined {
  return chapters.flatMap(({ lessons }) => lessons).find((lesson) => lesson.idSign === sign)?.videoTitle
}

/** To the lesson before and the one after. */
export function Neighbours({ auth, chapters, full = false }: NeighboursProps) {
  const { t } = useTranslation('study')
  const { previousSign, nextSign } = auth
  return (
    <div className={styles['neighbours']} data-full={full || undefined}>
      {previousSign ? (
        <Button
          component={SiteLink}
          href={linkTo.lesson(previousSign)}
          variant="default"
          title={titleOf(chapters, previousSign)}
          leftSection={<IconChevronLeft size={18} aria-hidden />}
        >
          {t('lesson.previous')}
        </Button>
      ) : null}
      {nextSign ? (
        <Button
          component={SiteLink}
          href={linkTo.lesson(nextSign)}
          variant={full ? 'filled' : 'default'}
          title={titleOf(chapters, nextSign)}
          rightSection={<IconChevronRight size={18} aria-hidden />}
        >
          {t('lesson.next')}
        </Button>
      ) : null}
    </div>
  )
}

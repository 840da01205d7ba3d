import type { ArticleCard as Card } from '@titian/contract'
import { Cover } from '@titian/ui'
import { memo } from 'react'
import { useFormats } from '../format/formats.ts'
import { useMinutes } from '../format/minutes.ts'
import { Written } from '../locale/written.tsx'
import { SiteLink, type LinkTarget } from '../routing/site-link.tsx'
import styles from './course-card.module.css'

interface ArticleCardProps {
  article: Card
  to: LinkTarget
  layout?: 'above' | 'fold' | 'row'
  level?: 2 | 3
  eager?: boolean
}

/** An article or a news item in a list, as one link. The title comes first for screen readers. */
export const ArticleCard = memo(function ArticleCard({
  article,
  to,
  layout = 'above',
  level = 3,
  eager = false,
}: ArticleCardProps) {
  const formats = useFormats()
  const length = useMinutes()
  const Heading = `h${level}` as const
  const { title, publishedAt, minutes } = article
  const by = [article.typeName, article.category === null ? article.authorName : '']
  const when = [publishedAt ? formats.date(publishedAt) : '', length(minutes)]
  return (
    <article className={styles['card']} data-layout={layout}>
      <Cover
        seed={article.coverSeed}
        src={article.cover || null}
        className={styles['cover']}
        eager={eager}
      />
      <div className={styles['body']}>
        <span className={styles['meta']}>{by.filter(Boolean).join(' · ')}</span>
        <Heading className={styles['name']}>
          <SiteLink {...to} className={styles['link']}>
            <Written>{title}</Written>
          </SiteLink>
        </Heading>
        <span className={`${styles['meta']} num`}>{when.filter(Boolean).join(' · ')}</span>
      </div>
    </article>
  )
})

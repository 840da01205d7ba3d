import { Stack } from '@mantine/core'
import { articles, type ArticleCard as Card } from '@titian/contract'
import { ArticleCard, ErrorView, useAsk } from '@titian/site'
import { ListSkeleton, SectionHead } from '@titian/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { articleLinks } from '../../../parts/article-links.ts'
import styles from './home.module.css'
import { MoreLink } from './more-link.tsx'

/**
 * This input equals the input of the server's first data, because only equal inputs have equal
 * keys.
 */
const news = { page: 1, size: 4, category: 1 } as const
const industry = { page: 1, size: 4, category: 2 } as const
const hot = { size: 5 } as const

interface ListProps {
  title: string
  more?: ReactNode
  /** Undefined while loading. */
  rows: readonly Card[] | undefined
  error: Error | null
  onRetry(): void
}

/** One list. If it fails to load, the other lists are not affected. */
function List({ title, more, rows, error, onRetry }: ListProps) {
  const { t } = useTranslation('site')
  if (rows?.length === 0) return null
  return (
    <div>
      <SectionHead level={3} title={title} more={more} />
      {error ? <ErrorView level={3} error={error} onRetry={onRetry} /> : null}
      {!rows && !error ? <ListSkeleton count={4} label={t('loading')} /> : null}
      <Stack component="ul" gap="sm">
        {rows?.map((one) => (
          <li key={one.sign}>
            <ArticleCard article={one} to={articleLinks.read(one)} layout="row" />
          </li>
        ))}
      </Stack>
    </div>
  )
}

/** CNT-087: news by category, and the most read articles. Not shown if there are none. */
export function Information() {
  const { t } = useTranslation('schools')
  const ofSchool = useAsk(articles.informationList, news)
  const ofIndustry = useAsk(articles.informationList, industry)
  const mostRead = useAsk(articles.hotNews, hot)
  const asked = [ofSchool, ofIndustry, mostRead]
  const isEmpty =
    ofSchool.data?.list.length === 0 &&
    ofIndustry.data?.list.length === 0 &&
    mostRead.data?.length === 0
  if (isEmpty || asked.every(({ isPending }) => isPending)) return null
  return (
    <section aria-labelledby="home-information">
      <SectionHead id="home-information" title={t('home.information')} />
      <div className={styles['lists']}>
        <List
          title={t('home.news')}
          more={<MoreLink {...articleLinks.news()}>{t('home.seeFeatured')}</MoreLink>}
          rows={ofSchool.data?.list}
          error={ofSchool.error}
          onRetry={() => void ofSchool.refetch()}
        />
        <List
          title={t('home.industry')}
          more={
            <MoreLink {...articleLinks.news({ category: '2' })}>{t('home.seeFeatured')}</MoreLink>
          }
          rows={ofIndustry.data?.list}
          error={ofIndustry.error}
          onRetry={() => void ofIndustry.refetch()}
        />
        <List
          title={t('home.hot')}
          rows={mostRead.data}
          error={mostRead.error}
          onRetry={() => void mostRead.refetch()}
        />
      </div>
    </section>
  )
}

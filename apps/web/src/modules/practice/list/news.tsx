import { SimpleGrid } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { practice } from '@titian/contract'
import { ArticleCard, askOptions, ErrorView, useExistingPage, useListPages } from '@titian/site'
import { SectionHead } from '@titian/ui'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { articleLinks } from '../../../parts/article-links.ts'
import { ListFoot } from '../../../parts/list/list-foot.tsx'
import { type AreaWords, practiceLinks } from '../links.ts'

const size = 6

/** PRC-087: practice news, six on a page. A phone appends further pages. */
export function News({ kind, page: asked }: AreaWords) {
  const { t } = useTranslation('practice')
  const router = useRouter()
  const heading = useId()
  const page = Math.max(1, Math.trunc(Number(asked)) || 1)
  const list = useListPages({
    page,
    size,
    options: (one) => askOptions(practice.practiceInformationList, { page: one, size }, true),
    keyOf: ({ sign }) => sign,
  })
  const at = (next: number) => practiceLinks.area(kind, next)
  const go = (next: number, replace = false) =>
    void router.navigate({ ...at(next), replace, resetScroll: false })
  const isBeyond = useExistingPage(list.asked, page, size, (last) => go(last, true))
  const address = {
    page,
    turnTo: (next: number) => go(next),
    hrefOf: (next: number) => router.buildLocation(at(next)).publicHref,
    more: { ...at(page + 1), keepPlace: true },
  }
  if (isBeyond || (list.rows.length === 0 && !list.error)) return null
  return (
    <section aria-labelledby={heading}>
      <SectionHead id={heading} title={t('news.title')} />
      <SimpleGrid
        component="ul"
        cols={{ base: 1, sm: 2, lg: 3 }}
        data-stale={list.isStale || undefined}
      >
        {list.rows.map((one) => (
          <li key={one.sign}>
            <ArticleCard article={one} to={articleLinks.read(one)} layout="fold" />
          </li>
        ))}
      </SimpleGrid>
      {list.error ? <ErrorView level={3} error={list.error} onRetry={list.retry} /> : null}
      <ListFoot
        list={list}
        address={address}
        size={size}
        moreLabel={(count) => t('news.more', { count })}
      />
    </section>
  )
}

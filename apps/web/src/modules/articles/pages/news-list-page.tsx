import { Box, Grid, Stack } from '@mantine/core'
import { useRouter, useSearch } from '@tanstack/react-router'
import { articles } from '@titian/contract'
import { ArticleCard, askOptions, useAsk, useListPages, usePageTitle } from '@titian/site'
import { PageWidth, SectionHead, Segmented } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { articleLinks, type NewsWords } from '../../../parts/article-links.ts'
import { pageOf, pageSize } from '../page-size.ts'
import { ListBody } from '../parts/list-body.tsx'

/**
 * This input must equal the input that the server uses for the page. Only then does the browser
 * find the data of the rendered page.
 */
const hot = { size: 5 } as const

/** CNT-052: the most read articles; nothing is shown if they cannot be loaded. */
function Hot() {
  const { t } = useTranslation('articles')
  const { data } = useAsk(articles.hotNews, hot)
  if (!data?.length) return null
  return (
    <section aria-labelledby="hot-news">
      <SectionHead id="hot-news" title={t('news.hot')} />
      <Stack component="ol" gap="sm">
        {data.map((one) => (
          <li key={one.sign}>
            <ArticleCard article={one} to={articleLinks.read(one)} layout="row" />
          </li>
        ))}
      </Stack>
    </section>
  )
}

/** CNT-050, CNT-053: news of the school and of its industry, nine on a page. */
export function NewsListPage() {
  const { t } = useTranslation('articles')
  const router = useRouter()
  const search = useSearch({ from: paths.newsList })
  const category = search.category === '2' ? 2 : 1
  const page = pageOf(search.page)
  usePageTitle(t('news.title'))
  const list = useListPages({
    page,
    size: pageSize,
    options: (one) => askOptions(articles.informationList, { page: one, size: pageSize, category }),
    keyOf: ({ sign }) => sign,
  })
  const words = (next: number, of: 1 | 2 = category): NewsWords => ({
    category: of === 2 ? '2' : undefined,
    page: next > 1 ? String(next) : undefined,
  })
  const go = (next: NewsWords) => void router.navigate(articleLinks.news(next))
  const tabs = (
    <Segmented
      label={t('news.category')}
      value={category === 2 ? '2' : '1'}
      onChange={(next) => go(words(1, next === '2' ? 2 : 1))}
      options={[
        { value: '1', label: t('news.1') },
        { value: '2', label: t('news.2') },
      ]}
    />
  )
  return (
    <PageWidth>
      <Box py={{ base: 'md', sm: 'xl' }}>
        <SectionHead level={1} title={t('news.title')} lead={t('news.lead')} more={tabs} />
        <Grid gap="xl">
          <Grid.Col span={{ base: 12, md: 8 }}>
            <ListBody
              list={list}
              page={page}
              onPage={(next) => go(words(next))}
              hrefOf={(next) => router.buildLocation(articleLinks.news(words(next))).publicHref}
              more={articleLinks.news(words(page + 1))}
              none={{ title: t('news.none'), text: t('news.noneText') }}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4 }}>
            <Hot />
          </Grid.Col>
        </Grid>
      </Box>
    </PageWidth>
  )
}

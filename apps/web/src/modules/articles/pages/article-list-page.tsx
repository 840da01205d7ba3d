import { Box, Group, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useRouter, useSearch } from '@tanstack/react-router'
import { articles } from '@titian/contract'
import { askOptions, useAsk, useListPages, usePageTitle } from '@titian/site'
import { PageWidth, SectionHead } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { type ArticleWords, articleLinks } from '../../../parts/article-links.ts'
import { pageOf, pageSize } from '../page-size.ts'
import { ListBody } from '../parts/list-body.tsx'

/** CNT-042: the articles of teachers, filtered by type and title in the address. */
export function ArticleListPage() {
  const { t } = useTranslation('articles')
  const router = useRouter()
  const { type: typeSign, title, page: asked } = useSearch({ from: paths.articleList })
  const page = pageOf(asked)
  const { data: types = [] } = useAsk(articles.articleTypeList, {})
  usePageTitle(t('list.title'))
  const filter = { ...(typeSign && { typeSign }), ...(title && { title }) }
  const list = useListPages({
    page,
    size: pageSize,
    options: (one) => askOptions(articles.articleList, { ...filter, page: one, size: pageSize }),
    keyOf: ({ sign }) => sign,
  })
  const words = (next: number): ArticleWords => ({
    type: typeSign,
    title,
    page: next > 1 ? String(next) : undefined,
  })
  const go = (search: ArticleWords, keep = false) =>
    void router.navigate({ ...articleLinks.articles(search), replace: keep, resetScroll: !keep })
  const search = useDebouncedCallback(
    (text: string) => go({ type: typeSign, title: text.trim() || undefined }, true),
    350,
  )
  return (
    <PageWidth>
      <Box py={{ base: 'md', sm: 'xl' }}>
        <SectionHead level={1} title={t('list.title')} lead={t('list.lead')} />
        <Group mb="lg" gap="sm">
          <TextInput
            type="search"
            key={title ?? ''}
            aria-label={t('list.search')}
            placeholder={t('list.search')}
            defaultValue={title ?? ''}
            maxLength={100}
            onChange={({ currentTarget }) => search(currentTarget.value)}
          />
          <NativeSelect
            aria-label={t('list.type')}
            value={typeSign ?? ''}
            data={[
              { value: '', label: t('list.allTypes') },
              ...types.map(({ sign, name }) => ({ value: sign, label: name })),
            ]}
            onChange={({ currentTarget }) => go({ type: currentTarget.value || undefined, title })}
          />
        </Group>
        <ListBody
          list={list}
          page={page}
          onPage={(next) => go(words(next))}
          hrefOf={(next) => router.buildLocation(articleLinks.articles(words(next))).publicHref}
          more={articleLinks.articles(words(page + 1))}
          none={{ title: t('list.none'), text: t('list.noneText') }}
        />
      </Box>
    </PageWidth>
  )
}

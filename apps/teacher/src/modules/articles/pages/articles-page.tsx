import { Box, Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { IconPlus } from '@tabler/icons-react'
import { articles, type ArticleState, articleStates, type ManagedCard } from '@titian/contract'
import { SiteLink, useAsk, useFormats, usePageTitle } from '@titian/site'
import { FilterBar, FilterSelect, ListSurface, RowLink, useListSearch } from '@titian/site/staff'
import { EmptyState, SectionHead, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo, paths } from '../../../app/paths.ts'
import { ArticleStateBadge } from '../parts/article-state.tsx'

const size = 10

function useColumns(): DataColumn<ManagedCard>[] {
  const { t } = useTranslation('articles')
  const formats = useFormats()
  return [
    {
      key: 'title',
      title: t('field.title'),
      onCard: 'title',
      render: (article) => (
        <RowLink {...linkTo.article(article.sign)} stacked>
          <b>{article.title}</b>
          <Box component="span" c="dimmed" fz="xs" fw={400}>
            {[t(`category.${article.category ?? 'none'}`), article.authorName].join(' · ')}
          </Box>
        </RowLink>
      ),
    },
    {
      key: 'state',
      title: t('list.state'),
      render: ({ state }) => <ArticleStateBadge state={state} />,
    },
    {
      key: 'updatedAt',
      title: t('list.updatedAt'),
      render: ({ updatedAt }) => <span className="num">{formats.dateTime(updatedAt)}</span>,
    },
    {
      key: 'likes',
      title: t('list.likes'),
      align: 'end',
      render: ({ likes }) => formats.number(likes),
    },
  ]
}

const kinds = ['articles', 'news'] as const

/** CNT-031, CNT-035: a teacher's own articles; all texts of the school for its staff. */
export function ArticlesPage() {
  const { t } = useTranslation('articles')
  usePageTitle(t('list.title'))
  const { search, page, change } = useListSearch(useSearch({ from: paths.articles }))
  const state: ArticleState | undefined = articleStates.find((one) => one === search.state)
  const kind = kinds.find((one) => one === search.kind)
  const asked = useAsk(
    articles.manageArticles,
    { page, size, state, kind, title: search.title },
    { placeholderData: (before) => before, staleTime: 0 },
  )
  const columns = useColumns()
  const add = (
    <Button
      component={SiteLink}
      {...linkTo.newArticle()}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('list.new')}
    </Button>
  )
  return (
    <>
      <SectionHead level={1} title={t('list.title')} lead={t('list.lead')} more={add} />
      <ListSurface
        label={t('list.title')}
        columns={columns}
        rowKey={({ sign }) => sign}
        asked={asked}
        page={page}
        size={size}
        onPage={(next) => change({ page: next })}
        filters={
          <FilterBar
            label={t('list.search')}
            value={search.title ?? ''}
            onSearch={(title) => change({ title })}
          >
            <FilterSelect
              label={t('list.state')}
              value={state ?? 'all'}
              usual="all"
              options={['all', ...articleStates].map((value) => ({
                value,
                label: t(`state.${value}`),
              }))}
              onChange={(next) => change({ state: next })}
            />
            <FilterSelect
              label={t('field.category')}
              value={kind ?? 'all'}
              usual="all"
              options={['all', ...kinds].map((value) => ({ value, label: t(`kind.${value}`) }))}
              onChange={(next) => change({ kind: next })}
            />
          </FilterBar>
        }
        empty={<EmptyState title={t('list.none')} text={t('list.noneText')} action={add} />}
      />
    </>
  )
}

import { Box, Button } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { IconPlus } from '@tabler/icons-react'
import { articles, articleStates, type ManagedCard } from '@titian/contract'
import { SiteLink, useFormats, usePageTitle } from '@titian/site'
import { FilterBar, FilterSelect, ListSurface, RowLink, useCallList } from '@titian/site/staff'
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

/** CNT-031, CNT-035: the articles of a teacher; staff see all articles of the school. */
export function ArticlesPage() {
  const { t } = useTranslation('articles')
  usePageTitle(t('list.title'))
  const { filter, change, list } = useCallList(
    articles.manageArticles,
    useSearch({ from: paths.articles }),
    { size },
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
        {...list}
        filters={
          <FilterBar
            label={t('list.search')}
            value={filter.title ?? ''}
            onSearch={(title) => change({ title })}
          >
            <FilterSelect
              label={t('list.state')}
              value={filter.state ?? 'all'}
              usual="all"
              options={['all', ...articleStates].map((value) => ({
                value,
                label: t(`state.${value}`),
              }))}
              onChange={(next) => change({ state: next })}
            />
            <FilterSelect
              label={t('field.category')}
              value={filter.kind ?? 'all'}
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

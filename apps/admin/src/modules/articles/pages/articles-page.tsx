import { Anchor, Box, Button, Stack } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { articles, articleStates, type ManagedCard } from '@titian/contract'
import { useFormats, usePageTitle } from '@titian/site'
import { FilterBar, FilterSelect, ListSurface, useCallList } from '@titian/site/staff'
import { EmptyState, SectionHead, StatusBadge, type DataColumn } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ArticleRules } from '../parts/article-rules.tsx'
import { RowActs } from '../parts/row-acts.tsx'

const size = 10
const kinds = ['articles', 'news'] as const
const tones = { draft: 'neutral', waiting: 'warn', published: 'ok', offShelf: 'neutral' } as const
/** Articles are written on the teacher site, which is another application. */
const writing = (sign: string) => `/teacher/#/article/${sign}`

function useColumns(): DataColumn<ManagedCard>[] {
  const { t } = useTranslation('articles')
  const formats = useFormats()
  return [
    {
      key: 'title',
      title: t('title'),
      onCard: 'title',
      render: ({ sign, title, category, authorName }) => (
        <Stack gap={0}>
          <Anchor href={writing(sign)}>{title}</Anchor>
          <Box c="dimmed" fz="xs">
            {t(`category.${category ?? 'none'}`)} · {authorName}
          </Box>
        </Stack>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      render: ({ state }) => <StatusBadge tone={tones[state]}>{t(`states.${state}`)}</StatusBadge>,
    },
    {
      key: 'updatedAt',
      title: t('changed'),
      render: ({ updatedAt }) => <span className="num">{formats.dateTime(updatedAt)}</span>,
    },
    {
      key: 'acts',
      title: <span className="visually-hidden">{t('acts')}</span>,
      align: 'end',
      onCard: 'actions',
      render: (article) => <RowActs article={article} />,
    },
  ]
}

/**
 * CNT-048, CNT-090: the articles of the school, the decisions about them, and the rules for new
 * articles.
 */
export function ArticlesPage() {
  const { t } = useTranslation('articles')
  usePageTitle(t('heading'))
  const { filter, change, list } = useCallList(
    articles.manageArticles,
    useSearch({ from: paths.articles }),
    { size },
  )
  const columns = useColumns()
  const add = (
    <Button component="a" href="/teacher/#/newArticle">
      {t('new')}
    </Button>
  )
  return (
    <>
      <SectionHead level={1} title={t('heading')} lead={t('lead')} more={add} />
      <ListSurface
        label={t('heading')}
        columns={columns}
        rowKey={({ sign }) => sign}
        {...list}
        filters={
          <FilterBar
            label={t('search')}
            value={filter.title ?? ''}
            onSearch={(title) => change({ title })}
          >
            <FilterSelect
              label={t('state')}
              value={filter.state ?? 'all'}
              usual="all"
              options={['all', ...articleStates].map((value) => ({
                value,
                label: t(`states.${value}`),
              }))}
              onChange={(next) => change({ state: next })}
            />
            <FilterSelect
              label={t('kind')}
              value={filter.kind ?? 'all'}
              usual="all"
              options={['all', ...kinds].map((value) => ({ value, label: t(`kinds.${value}`) }))}
              onChange={(next) => change({ kind: next })}
            />
          </FilterBar>
        }
        empty={<EmptyState title={t('none')} text={t('noneText')} />}
      />
      <ArticleRules />
    </>
  )
}

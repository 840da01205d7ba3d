import { Button } from '@mantine/core'
import { articles, type FavouriteArticle } from '@titian/contract'
import {
  callKey,
  ErrorView,
  SiteLink,
  useAct,
  useAsk,
  useExistingPage,
  useFormats,
  usePagerLabels,
  Written,
} from '@titian/site'
import { Cover, EmptyState, ListSkeleton, Pager, Surface, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { articleLinks } from '../../../parts/article-links.ts'
import { RowFrame, type Tab } from './row-frame.tsx'

const size = 10

function Row({ item: { article, at }, tab }: { item: FavouriteArticle; tab: Tab }) {
  const { t } = useTranslation('favourites')
  const { shortDate } = useFormats()
  const cancel = useAct(articles.cancelArticleFavourite, {
    refresh: [callKey(articles.favouriteArticles)],
    onDone: () => toast.success(t('cancelled')),
  })
  const forget = useAct(articles.removeArticleVisit, {
    refresh: [callKey(articles.articleVisits)],
    onDone: () => toast.success(t('removed')),
  })
  const remove = tab === 'favourites' ? cancel : forget
  return (
    <RowFrame
      tab={tab}
      title={article.title}
      cover={<Cover seed={article.coverSeed} src={article.cover || null} bdrs="md" />}
      isRemoving={remove.isPending}
      onRemove={() => remove.mutate({ sign: article.sign })}
    >
      <b>
        <SiteLink {...articleLinks.read(article)}>
          <Written>{article.title}</Written>
        </SiteLink>
      </b>
      <span className="meta">
        {[article.authorName, t(`at.${tab}`, { date: shortDate(at) })].join(' · ')}
      </span>
    </RowFrame>
  )
}

interface FavouriteArticlesProps {
  tab: Tab
  page: number
  onPage: (page: number) => void
}

/** CNT-045, CNT-046: the favourite or opened articles and news. */
export function FavouriteArticles({ tab, page, onPage }: FavouriteArticlesProps) {
  const { t } = useTranslation(['favourites', 'site'])
  const labels = usePagerLabels()
  const call = tab === 'favourites' ? articles.favouriteArticles : articles.articleVisits
  const asked = useAsk(call, { page, size }, { staleTime: 0 })
  const { data, error, refetch } = asked
  const isBeyond = useExistingPage(asked, page, size, onPage)
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data || isBeyond) return <ListSkeleton count={4} label={t('site:loading')} />
  if (data.total === 0)
    return (
      <EmptyState
        seed="empty-2"
        title={t(`empty.${tab}.title`)}
        text={t(`emptyArticles.${tab}`)}
        action={
          <Button component={SiteLink} {...articleLinks.articles()}>
            {t('findArticle')}
          </Button>
        }
      />
    )
  return (
    <>
      <Surface padding="none">
        <ul className="lined">
          {data.list.map((item) => (
            <li key={item.article.sign}>
              <Row item={item} tab={tab} />
            </li>
          ))}
        </ul>
      </Surface>
      <Pager page={page} size={size} total={data.total} onChange={onPage} labels={labels} />
    </>
  )
}

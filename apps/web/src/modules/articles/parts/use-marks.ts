import { articles, type ArticleDetail } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { askKey, callKey, useAct, useSession, useSignIn } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'

/** CNT-043, CNT-044, CNT-047: likes and favourites of an article; a visitor must sign in first. */
export function useMarks({ sign, category, favourite }: ArticleDetail) {
  const { t } = useTranslation('articles')
  const { status } = useSession()
  const openSignIn = useSignIn()
  const client = useQueryClient()
  const call = category === null ? articles.articleDetail : articles.newsById
  const detail = askKey(call, { sign })
  const refresh = [detail, callKey(articles.favouriteArticles)]
  const like = useAct(articles.likeArticle, {
    onDone: ({ liked, likes }) =>
      client.setQueryData<ArticleDetail>(detail, (old) => old && { ...old, liked, likes }),
  })
  const add = useAct(articles.addArticleFavourite, {
    refresh,
    onDone: () => toast.success(t('detail.collected')),
  })
  const cancel = useAct(articles.cancelArticleFavourite, {
    refresh,
    onDone: () => toast.success(t('detail.cancelled')),
  })
  const keep = favourite ? cancel : add
  const asPerson = (act: () => void) => () => (status === 'visitor' ? openSignIn('login') : act())
  return {
    pressLike: asPerson(() => like.mutate({ sign })),
    pressKeep: asPerson(() => keep.mutate({ sign })),
    isBusy: like.isPending || keep.isPending,
  }
}

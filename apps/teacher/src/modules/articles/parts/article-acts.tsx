import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { articles, type ManagedArticle } from '@titian/contract'
import { callKey, useAct } from '@titian/site'
import { ConfirmDialog, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'

interface ArticleActsProps {
  article: ManagedArticle
  /** Saves the form first; resolves to false if saving failed. */
  save: () => Promise<boolean>
  onChanged: (article: ManagedArticle) => void
}

function Remove({ article: { sign, title } }: Pick<ArticleActsProps, 'article'>) {
  const { t } = useTranslation(['articles', 'site'])
  const router = useRouter()
  const [asks, setAsks] = useState(false)
  const act = useAct(articles.deleteArticle, {
    refresh: [callKey(articles.manageArticles)],
    onDone: () => {
      toast.success(t('form.deleted'))
      void router.navigate({ ...linkTo.articles(), replace: true })
    },
  })
  return (
    <>
      <Button variant="subtle" color="red" onClick={() => setAsks(true)}>
        {t('form.delete')}
      </Button>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('form.deleteTitle', { title })}
        text={t('form.deleteText')}
        confirmLabel={t('form.delete')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await act.mutateAsync({ sign }))}
      />
    </>
  )
}

/** The actions that the state of an article allows (CNT-037, CNT-038, CNT-048). */
export function ArticleActs({ article, save, onChanged }: ArticleActsProps) {
  const { t } = useTranslation('articles')
  const { sign, state, needsApproval } = article
  const refresh = [callKey(articles.manageArticles)]
  const publish = useAct(articles.publishArticle, {
    refresh,
    onDone: (changed) => {
      toast.success(t(changed.state === 'waiting' ? 'form.sent' : 'form.published'))
      onChanged(changed)
    },
  })
  const down = useAct(articles.takeArticleDown, {
    refresh,
    onDone: (changed) => {
      toast.success(t('form.takenDown'))
      onChanged(changed)
    },
  })
  const isShown = state === 'published' || state === 'waiting'
  return (
    <>
      <Remove article={article} />
      {isShown ? (
        <Button variant="default" loading={down.isPending} onClick={() => down.mutate({ sign })}>
          {t('form.takeDown')}
        </Button>
      ) : (
        <Button
          loading={publish.isPending}
          onClick={() => void save().then((isSaved) => isSaved && publish.mutate({ sign }))}
        >
          {t(needsApproval ? 'form.ask' : 'form.publish')}
        </Button>
      )}
    </>
  )
}

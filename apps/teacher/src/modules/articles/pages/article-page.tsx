import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { articles, type ManagedArticle, plainText } from '@titian/contract'
import {
  ask,
  askKey,
  callKey,
  ErrorView,
  FormError,
  SavedAt,
  useAsk,
  usePageTitle,
  useSavedForm,
} from '@titian/site'
import { ChoiceWaits, ConflictNote } from '@titian/site/staff'
import { Note, SectionHead, TextSkeleton, toast, SaveBar } from '@titian/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ArticleActs } from '../parts/article-acts.tsx'
import { ArticleForm } from '../parts/article-form.tsx'
import { ArticleStateBadge } from '../parts/article-state.tsx'
import {
  articleInputOf,
  articleProblems,
  type ArticleValues,
  articleValuesOf,
} from '../parts/article-values.ts'

/** CNT-092: a draft is saved while it is written; a published article only by a click. */
function useArticle(article: ManagedArticle) {
  const client = useQueryClient()
  const { sign, state } = article
  const put = (saved: ManagedArticle) => {
    client.setQueryData(askKey(articles.managedArticle, { sign }), saved)
    void client.invalidateQueries({ queryKey: callKey(articles.manageArticles) })
  }
  const form = useSavedForm<ArticleValues, ManagedArticle>({
    mode: state === 'draft' || state === 'offShelf' ? 'autosave' : 'button',
    draft: `article.${sign}`,
    stored: article,
    valuesOf: articleValuesOf,
    problemsOf: articleProblems,
    send: (values, version) =>
      ask(articles.updateArticle, { ...articleInputOf(values), sign, version }),
    onSaved: put,
  })
  const take = (changed: ManagedArticle) => {
    form.follow(changed.version)
    put(changed)
  }
  return { ...form, take }
}

function Conflict({ form }: { form: ReturnType<typeof useArticle> }) {
  const { t } = useTranslation('articles')
  const { values, remote, resolve } = form
  if (!remote) return null
  const words = (one: ArticleValues) => [
    { name: t('field.title'), text: one.title },
    { name: t('field.category'), text: t(`category.${one.category || 'none'}`) },
    { name: t('field.content'), text: plainText(one.content) },
  ]
  const other = words(remote)
  const rows = words(values).flatMap(({ name, text }, at) =>
    other[at] && other[at].text !== text ? [{ name, local: text, remote: other[at].text }] : [],
  )
  return (
    <ConflictNote
      whileWriting
      rows={rows}
      onKeep={() => resolve(true)}
      onTake={() => resolve(false)}
    />
  )
}

function Body({ article }: { article: ManagedArticle }) {
  const { t } = useTranslation('articles')
  const form = useArticle(article)
  const { flush, state, values, errors, failure, newer } = form
  const isShown = article.state === 'published' || article.state === 'waiting'
  // When the person leaves the page, unsent text is sent at once. The copy on this device remains
  // until the server has stored the text.
  useEffect(() => () => void flush(), [flush])
  const save = async () => {
    if (await form.save()) toast.success(t('site:toast.saved'))
  }
  return (
    <>
      <SectionHead
        level={1}
        title={article.title}
        lead={<ArticleStateBadge state={article.state} />}
      />
      {article.refusal ? (
        <Note tone="warn">
          <b>{t('form.refused')}</b> {article.refusal}
        </Note>
      ) : null}
      {newer ? <Conflict form={form} /> : state === 'failed' ? <FormError error={failure} /> : null}
      <ArticleForm
        values={values}
        onChange={form.change}
        errors={errors}
        coverSeed={article.coverSeed}
        picture={article.cover || null}
      />
      <SaveBar>
        {form.remote ? <ChoiceWaits /> : <SavedAt state={state} at={form.at} />}
        {isShown || state === 'failed' ? (
          <Button
            variant="default"
            disabled={!form.dirty}
            loading={form.busy}
            onClick={() => void save()}
          >
            {t('form.save')}
          </Button>
        ) : null}
        <ArticleActs article={article} save={form.save} onChanged={form.take} />
      </SaveBar>
    </>
  )
}

/** CNT-039, CNT-040: the page that edits and publishes one article. */
export function ArticlePage() {
  const { t } = useTranslation(['articles', 'site'])
  const { sign } = useParams({ from: paths.article })
  const { data, error, refetch } = useAsk(articles.managedArticle, { sign }, { staleTime: 0 })
  usePageTitle(data?.title ?? t('list.title'))
  if (error) return <ErrorView level={1} error={error} onRetry={() => void refetch()} />
  if (!data) return <TextSkeleton heading lines={8} label={t('site:loading')} />
  return <Body key={sign} article={data} />
}

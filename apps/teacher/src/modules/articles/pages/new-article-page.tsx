import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { articles, files } from '@titian/contract'
import {
  ask,
  callKey,
  SavedAt,
  useAsk,
  usePageTitle,
  useSavedForm,
  useShowFailure,
} from '@titian/site'
import { SectionHead, SaveBar } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { linkTo } from '../../../app/paths.ts'
import { ArticleForm } from '../parts/article-form.tsx'
import {
  articleInputOf,
  articleProblems,
  type ArticleValues,
  emptyArticle,
} from '../parts/article-values.ts'

const key = 'newArticle'

/**
 * CNT-036: typed text is kept on this device until the draft exists on the server. From then on,
 * the draft is saved automatically.
 */
export function NewArticlePage() {
  const { t } = useTranslation('articles')
  const router = useRouter()
  const client = useQueryClient()
  usePageTitle(t('list.new'))
  const open = async (sign: string) => {
    await client.invalidateQueries({ queryKey: callKey(articles.manageArticles) })
    await router.navigate({ ...linkTo.article(sign), replace: true })
  }
  const form = useSavedForm<ArticleValues, { version: number; sign: string }>({
    mode: 'button',
    draft: key,
    stored: { version: 0, sign: '' },
    valuesOf: () => emptyArticle,
    problemsOf: articleProblems,
    send: async (values) => {
      const { sign } = await ask(articles.addArticle, articleInputOf(values))
      return { sign, version: 0 }
    },
    onSaved: ({ sign }) => void open(sign),
    onFailure: useShowFailure(),
  })
  const { coverPath } = form.values
  const picture = useAsk(
    files.download,
    { fileUrl: coverPath ?? '' },
    { enabled: coverPath !== null, staleTime: Infinity },
  )
  return (
    <>
      <SectionHead level={1} title={t('list.new')} lead={t('form.lead')} />
      <ArticleForm
        values={form.values}
        onChange={form.change}
        errors={form.errors}
        coverSeed={key}
        picture={picture.data?.url ?? null}
      />
      <SaveBar>
        <SavedAt state={form.dirty ? 'local' : 'none'} />
        <Button onClick={() => void form.save()} loading={form.busy}>
          {t('form.create')}
        </Button>
      </SaveBar>
    </>
  )
}

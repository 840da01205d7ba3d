import { Button, Group } from '@mantine/core'
import { articles, type ManagedCard } from '@titian/contract'
import { callKey, useAct, useFormats } from '@titian/site'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RefuseDialog } from './refuse-dialog.tsx'

const refresh = [callKey(articles.manageArticles)]
const small = { variant: 'default', size: 'compact-md' } as const

/**
 * The decisions of staff about an article. The article itself is read and written on the teacher
 * site.
 */
export function RowActs({ article }: { article: ManagedCard }) {
  const { t } = useTranslation('articles')
  const { colon } = useFormats()
  const [refuses, setRefuses] = useState(false)
  const { sign, title, state } = article
  const done = (text: string) => ({ refresh, onDone: () => toast.success(text) })
  const approve = useAct(articles.approveArticle, done(t('approved')))
  const publish = useAct(articles.publishArticle, done(t('published')))
  const down = useAct(articles.takeArticleDown, done(t('takenDown')))
  const named = (act: string) => ({ ...small, 'aria-label': `${t(act)}${colon}${title}` })
  return (
    <Group gap="xs" justify="flex-end">
      {state === 'waiting' ? (
        <>
          <Button
            {...named('approve')}
            variant="filled"
            loading={approve.isPending}
            onClick={() => approve.mutate({ sign })}
          >
            {t('approve')}
          </Button>
          <Button {...named('refuse')} onClick={() => setRefuses(true)}>
            {t('refuse')}
          </Button>
        </>
      ) : null}
      {state === 'published' ? (
        <Button
          {...named('takeDown')}
          loading={down.isPending}
          onClick={() => down.mutate({ sign })}
        >
          {t('takeDown')}
        </Button>
      ) : null}
      {state === 'draft' || state === 'offShelf' ? (
        <Button
          {...named('publish')}
          loading={publish.isPending}
          onClick={() => publish.mutate({ sign })}
        >
          {t('publish')}
        </Button>
      ) : null}
      {refuses ? <RefuseDialog article={article} onClose={() => setRefuses(false)} /> : null}
    </Group>
  )
}

import { Button, Group, Stack, Switch } from '@mantine/core'
import { articles, type ArticleType } from '@titian/contract'
import { callKey, useAct, useAsk, useFormats } from '@titian/site'
import { ConfirmDialog, SectionHead, Surface, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TypeDialog } from './type-dialog.tsx'

function Approval() {
  const { t } = useTranslation('articles')
  const { data } = useAsk(articles.articleSettings, {})
  const save = useAct(articles.saveArticleSettings, {
    refresh: [callKey(articles.articleSettings)],
    onDone: () => toast.success(t('saved')),
  })
  if (!data) return null
  return (
    <Switch
      label={t('approval')}
      description={t('approvalHint')}
      checked={data.approval}
      disabled={save.isPending}
      onChange={({ currentTarget }) => save.mutate({ approval: currentTarget.checked })}
    />
  )
}

function TypeRow({ type, onChange }: { type: ArticleType; onChange: () => void }) {
  const { t } = useTranslation(['articles', 'site'])
  const { colon } = useFormats()
  const [asks, setAsks] = useState(false)
  const remove = useAct(articles.deleteArticleType, {
    refresh: [callKey(articles.articleTypeList), callKey(articles.manageArticles)],
    onDone: () => toast.success(t('typeDeleted')),
  })
  return (
    <Group justify="space-between">
      <span>{type.name}</span>
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-md"
          aria-label={`${t('rename')}${colon}${type.name}`}
          onClick={onChange}
        >
          {t('rename')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          size="compact-md"
          aria-label={`${t('delete')}${colon}${type.name}`}
          onClick={() => setAsks(true)}
        >
          {t('delete')}
        </Button>
      </Group>
      <ConfirmDialog
        opened={asks}
        onClose={() => setAsks(false)}
        title={t('typeDeleteTitle', { name: type.name })}
        text={t('typeDeleteText')}
        confirmLabel={t('delete')}
        cancelLabel={t('site:cancel')}
        danger
        onConfirm={async () => void (await remove.mutateAsync({ sign: type.sign }))}
      />
    </Group>
  )
}

/** CNT-090, CNT-091: whether articles need approval by the staff, and the types of articles. */
export function ArticleRules() {
  const { t } = useTranslation('articles')
  const { data: types = [] } = useAsk(articles.articleTypeList, {})
  const [open, setOpen] = useState<ArticleType | 'new' | null>(null)
  return (
    <Stack gap="lg" mt="xl">
      <Surface>
        <SectionHead title={t('rules')} />
        <Approval />
      </Surface>
      <Surface>
        <SectionHead
          title={t('types')}
          more={
            <Button variant="default" onClick={() => setOpen('new')}>
              {t('typeNew')}
            </Button>
          }
        />
        <Stack gap="xs">
          {types.map((type) => (
            <TypeRow key={type.sign} type={type} onChange={() => setOpen(type)} />
          ))}
        </Stack>
      </Surface>
      {open ? (
        <TypeDialog type={open === 'new' ? null : open} onClose={() => setOpen(null)} />
      ) : null}
    </Stack>
  )
}

import { TextInput } from '@mantine/core'
import { articles, type ArticleType } from '@titian/contract'
import { ask, byContract, callKey, useForm } from '@titian/site'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'

interface TypeDialogProps {
  /** Null for a new type. */
  type: ArticleType | null
  onClose: () => void
}

const languages = ['en', 'zh', 'my'] as const

/**
 * CNT-091: the name of a type of articles in the languages of the school; a name in one language is
 * enough.
 */
export function TypeDialog({ type, onClose }: TypeDialogProps) {
  const { t } = useTranslation('articles')
  const inputOf = (names: Record<(typeof languages)[number], string>) => ({
    sign: type?.sign ?? null,
    names,
  })
  const { form, submit, busy, failure } = useForm({
    initialValues: {
      en: type?.names.en ?? '',
      zh: type?.names.zh ?? '',
      my: type?.names.my ?? '',
    },
    problemsOf: byContract(articles.saveArticleType.input, {
      inputOf,
      places: { names: 'en', 'names.en': 'en', 'names.zh': 'zh', 'names.my': 'my' },
    }),
    send: (values) => ask(articles.saveArticleType, inputOf(values)),
    refresh: [callKey(articles.articleTypeList), callKey(articles.manageArticles)],
    onDone: () => {
      toast.success(t('typeSaved'))
      onClose()
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t(type ? 'typeChange' : 'typeNew')}
      confirmLabel={t('save')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      {languages.map((language) => (
        <TextInput
          key={language}
          {...form.getInputProps(language)}
          label={t(`name.${language}`)}
          maxLength={60}
        />
      ))}
    </ActDialog>
  )
}

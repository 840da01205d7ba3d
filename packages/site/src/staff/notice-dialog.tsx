import { Stack, Tabs, Textarea, TextInput } from '@mantine/core'
import { IconAlertCircle, IconCheck } from '@tabler/icons-react'
import { htmlLanguage, noticeLimits, type Language } from '@titian/contract'
import type { QueryKey } from '@tanstack/react-query'
import { DialogButtons } from '@titian/ui'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useForm, type FormOf } from '../forms/use-form.ts'
import { useFormats } from '../format/formats.ts'
import { useLanguages } from '../language/language-row.tsx'
import { useLanguage } from '../locale/use-language.ts'
import { FormError } from '../parts/form-error.tsx'
import { FormDialog } from './leave/form-dialog.tsx'
import { NoticePreview } from '../messages/notice-preview.tsx'
import {
  emptyNotice,
  keyOf,
  languageOf,
  lengthOf,
  noticeFields,
  problemsOf,
  textKeys,
  textsOf,
  writtenIn,
  type NoticeField,
  type NoticeProblem,
  type NoticeValues,
} from '../messages/notice-values.ts'

export type NoticeForm = FormOf<NoticeValues>

/** The input of the call: the texts in the languages that have some text. */
export interface Notice {
  audience: string
  target: string
  titles: ReturnType<typeof textsOf>
  contents: ReturnType<typeof textsOf>
  /** A key that prevents a second notice after a double click or a retry. */
  key: string
}

export interface NoticeDialogProps<Data> {
  title: string
  /** A sentence about the readers. */
  lead?: string
  /** Content above the texts, such as the choice of the recipients. */
  children?: (form: NoticeForm) => ReactNode
  sendLabel?: string
  /** The name of the draft, which differs for each page. Without a name, no draft is stored. */
  draftKey?: string
  refresh?: readonly QueryKey[]
  send: (notice: Notice) => Promise<Data>
  onSent: (data: Data) => void
  onClose: () => void
}

const noKeys: readonly QueryKey[] = []

function useNoticeForm<Data>(props: NoticeDialogProps<Data>, open: Language) {
  const { draftKey, refresh = noKeys, send, onSent } = props
  const { t } = useTranslation('staff')
  const [key] = useState(() => crypto.randomUUID())
  const textOf = (key: string, problem: NoticeProblem) => {
    const field = key.startsWith('title') ? 'title' : 'content'
    return t(`notice.${problem}.${field}`, { most: noticeLimits[field] })
  }
  return useForm<NoticeValues, Data>({
    initialValues: emptyNotice,
    problemsOf: (values) => ({
      ...Object.fromEntries(
        Object.entries(problemsOf(values, open)).map(([name, problem]) => [
          name,
          textOf(name, problem),
        ]),
      ),
      ...(values.audience !== 'school' && values.target === ''
        ? { target: t('notice.missing.target') }
        : {}),
    }),
    ...(draftKey && {
      draft: { owner: 'person' as const, name: `notice.${draftKey}`, fields: textKeys },
    }),
    send: (values) => {
      const { audience, target } = values
      const titles = textsOf(values, 'title')
      const contents = textsOf(values, 'content')
      return send({ audience, target, titles, contents, key })
    },
    refresh,
    onDone: onSent,
  })
}

type Errors = Record<string, ReactNode>
const wrongIn = (errors: Errors, language: Language) =>
  noticeFields.some((field) => Boolean(errors[keyOf(field, language)]))

const fieldOrder: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
]

interface FieldsProps {
  form: NoticeForm
  language: Language
}

/** Title and text in one language, each with its maximum length. */
function Fields({ form, language }: FieldsProps) {
  const { t } = useTranslation('staff')
  const { number } = useFormats()
  const propsOf = (field: NoticeField) => ({
    label: t(`notice.${field}`),
    description: (
      <span className="num">
        {t('notice.count', {
          length: number(lengthOf(form.values[keyOf(field, language)])),
          most: number(noticeLimits[field]),
        })}
      </span>
    ),
    inputWrapperOrder: fieldOrder,
    ...form.getInputProps(keyOf(field, language)),
  })
  return (
    <Stack>
      <TextInput data-autofocus {...propsOf('title')} />
      <Textarea autosize minRows={5} maxRows={14} {...propsOf('content')} />
    </Stack>
  )
}

interface LanguagesProps {
  form: NoticeForm
  open: Language
  onOpen: (language: Language) => void
}

/** One tab for each language of the school, with a preview for its readers. */
function Languages({ form, open, onOpen }: LanguagesProps) {
  const { t } = useTranslation('staff')
  const all = useLanguages()
  const written = writtenIn(form.values)
  const markOf = (language: Language) => {
    if (wrongIn(form.errors, language))
      return <IconAlertCircle size={16} aria-label={t('notice.wrong')} />
    if (written.includes(language)) return <IconCheck size={16} aria-label={t('notice.written')} />
    return null
  }
  return (
    <Tabs
      value={open}
      onChange={(value) => {
        const chosen = all.find(({ language }) => language === value)
        if (chosen) onOpen(chosen.language)
      }}
    >
      <Tabs.List aria-label={t('notice.languages')}>
        {all.map(({ language, name }) => (
          <Tabs.Tab key={language} value={language} rightSection={markOf(language)}>
            <span lang={htmlLanguage[language]}>{name}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel value={open} pt="md">
        <Stack>
          <Fields key={open} form={form} language={open} />
          <NoticePreview values={form.values} language={open} />
        </Stack>
      </Tabs.Panel>
    </Tabs>
  )
}

/**
 * CNT-027, CNT-030, CNT-098: the form that writes a notice to its recipients. It is mounted only
 * while it is open. The next time, its draft is restored.
 */
export function NoticeDialog<Data>(props: NoticeDialogProps<Data>) {
  const { title, lead, children, sendLabel, draftKey, onClose } = props
  const { t } = useTranslation(['staff', 'site'])
  const { number, gap } = useFormats()
  const all = useLanguages()
  const page = useLanguage()
  const first = all.find(({ language }) => language === page) ?? all[0]
  const [open, setOpen] = useState<Language>(first?.language ?? 'en')
  const { form, submit, busy, failure, focus } = useNoticeForm(props, open)
  /** Opens the tab of the language whose text is invalid. */
  const openWrong = () => {
    const wrong = textKeys.filter((key) => problemsOf(form.values, open)[key])
    const [key] = wrong
    if (!key || wrong.some((one) => languageOf(one) === open)) return
    setOpen(languageOf(key))
    focus(key)
  }
  return (
    <FormDialog opened kept={draftKey !== undefined} onClose={onClose} title={title} size={640}>
      <form
        onSubmit={(event) => {
          submit(event)
          openWrong()
        }}
        noValidate
      >
        <Stack>
          {lead ? <p className="muted">{lead}</p> : null}
          <FormError error={failure} />
          {children?.(form)}
          <Languages form={form} open={open} onOpen={setOpen} />
          <p className="meta">
            {t('notice.hint')}
            {gap}
            {t('notice.limits', {
              recipients: number(noticeLimits.recipients),
              perHour: number(noticeLimits.perHour),
            })}
          </p>
          <DialogButtons
            cancelLabel={t('site:cancel')}
            onCancel={onClose}
            confirmLabel={sendLabel ?? t('notice.send')}
            busy={busy}
          />
        </Stack>
      </form>
    </FormDialog>
  )
}

import { Modal, Stack, Textarea, TextInput } from '@mantine/core'
import type { AnyCall, InputOf } from '@titian/contract'
import type { QueryKey } from '@tanstack/react-query'
import { DialogButtons, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ask } from '../calls/call-server.ts'
import { useForm } from '../forms/use-form.ts'
import { useFormats } from '../format/formats.ts'
import { FormError } from '../parts/form-error.tsx'
import {
  emptyNotice,
  lengthOf,
  noticeLimits,
  problemOf,
  type NoticeField,
  type NoticeValues,
} from './notice-values.ts'

export interface NoticeDialogProps<C extends AnyCall> {
  title: string
  /** Who will read it, in one sentence. */
  lead: string
  call: C
  inputOf: (values: NoticeValues) => InputOf<C>
  /** Keeps what is typed apart from that of other places. */
  draftKey: string
  refresh: readonly QueryKey[]
  onSent: () => void
  onClose: () => void
}

const fields = ['title', 'content'] as const

function useNoticeForm<C extends AnyCall>(props: NoticeDialogProps<C>) {
  const { call, inputOf, draftKey, refresh, onSent } = props
  const { t } = useTranslation(['staff', 'site'])
  const check = (field: NoticeField, text: string) => {
    const problem = problemOf(field, text)
    return problem ? t(`notice.${problem}.${field}`, { most: noticeLimits[field] }) : null
  }
  return useForm<NoticeValues>({
    initialValues: emptyNotice,
    problemsOf: ({ title, content }) => ({
      title: check('title', title),
      content: check('content', content),
    }),
    draft: { owner: 'person', name: `notice.${draftKey}`, fields },
    send: (values) => ask(call, inputOf(values)),
    refresh,
    onDone: () => {
      toast.success(t('site:toast.published'))
      onSent()
    },
  })
}

/** CNT-027, CNT-030: writes a notice. Mounted while it is open; what was typed is there again the next time. */
export function NoticeDialog<C extends AnyCall>(props: NoticeDialogProps<C>) {
  const { title, lead, onClose } = props
  const { t } = useTranslation(['staff', 'site'])
  const { number } = useFormats()
  const { form, submit, busy, failure } = useNoticeForm(props)
  const count = (field: NoticeField) => (
    <span className="num">
      {t('notice.count', {
        length: number(lengthOf(form.values[field])),
        most: number(noticeLimits[field]),
      })}
    </span>
  )
  return (
    <Modal
      opened
      onClose={busy ? () => {} : onClose}
      title={title}
      size={600}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('site:close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <p className="muted">{lead}</p>
          <FormError error={failure} />
          <TextInput
            label={t('notice.title')}
            description={count('title')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            data-autofocus
            {...form.getInputProps('title')}
          />
          <Textarea
            label={t('notice.content')}
            description={count('content')}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autosize
            minRows={6}
            maxRows={14}
            {...form.getInputProps('content')}
          />
          <p className="meta">{t('notice.hint')}</p>
          <DialogButtons
            cancelLabel={t('site:cancel')}
            onCancel={onClose}
            confirmLabel={t('notice.send')}
            busy={busy}
          />
        </Stack>
      </form>
    </Modal>
  )
}

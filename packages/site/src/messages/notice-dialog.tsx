import { Button, Modal, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import type { AnyCall, InputOf } from '@titian/contract'
import type { QueryKey } from '@tanstack/react-query'
import { toast } from '@titian/ui'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusFirstError, useFormErrors } from '../calls/form-errors.ts'
import { useAct } from '../calls/use-act.ts'
import { useFormats } from '../format/formats.ts'
import { FormError } from '../parts/form-error.tsx'
import styles from './notice-dialog.module.css'
import {
  emptyNotice,
  lengthOf,
  noticeDrafts,
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

function useNoticeForm(draftKey: string) {
  const { t } = useTranslation('staff')
  const check = (field: NoticeField) => (text: string) => {
    const problem = problemOf(field, text)
    return problem ? t(`notice.${problem}.${field}`, { most: noticeLimits[field] }) : null
  }
  const form = useForm<NoticeValues>({
    initialValues: noticeDrafts.read(draftKey) ?? emptyNotice,
    validate: { title: check('title'), content: check('content') },
  })
  const { values } = form
  useEffect(() => {
    noticeDrafts.keep(values, draftKey)
  }, [draftKey, values])
  return form
}

/** CNT-027, CNT-030: writes a notice. Mounted while it is open; what was typed is there again the next time. */
export function NoticeDialog<C extends AnyCall>(props: NoticeDialogProps<C>) {
  const { call, inputOf, draftKey, refresh, onSent, onClose } = props
  const { t } = useTranslation(['staff', 'site'])
  const { number } = useFormats()
  const form = useNoticeForm(draftKey)
  const placeErrors = useFormErrors(form)
  const [failure, setFailure] = useState<unknown>(null)
  const running = useRef(false)
  const send = useAct(call, {
    refresh,
    onDone: () => {
      form.setValues(emptyNotice)
      noticeDrafts.forget(draftKey)
      toast.success(t('site:toast.published'))
      onSent()
    },
    onRefusal: (refusal) => {
      if (!placeErrors(refusal)) setFailure(refusal)
    },
  })
  const submit = form.onSubmit((values) => {
    // The second of two quick clicks comes before the button is drawn as busy.
    if (running.current) return
    running.current = true
    setFailure(null)
    send.mutate(inputOf(values), {
      onSettled: () => {
        running.current = false
      },
    })
  }, focusFirstError(form))
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
      onClose={send.isPending ? () => {} : onClose}
      title={props.title}
      size={600}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('site:close') }}
    >
      <form className={styles['form']} onSubmit={submit} noValidate>
        <p className="muted">{props.lead}</p>
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
        <div className={styles['buttons']}>
          <Button variant="default" onClick={onClose} disabled={send.isPending}>
            {t('site:cancel')}
          </Button>
          <Button type="submit" loading={send.isPending}>
            {t('notice.send')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}

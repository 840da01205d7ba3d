import { useBlocker, type ShouldBlockFn } from '@tanstack/react-router'
import { ConfirmDialog } from '@titian/ui'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUnsavedWork } from '../../language/unsaved-work.ts'

interface Question {
  answer: (stays: boolean) => void
}

/** Asks before what is not saved is left behind: by a link, an address, by going back, or by closing the page. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const { t } = useTranslation('staff')
  const [question, setQuestion] = useState<Question | null>(null)
  const ask = useCallback<ShouldBlockFn>(({ current, next }) => {
    if (current.pathname !== next.pathname)
      return new Promise<boolean>((answer) => setQuestion({ answer }))
    // Who comes back by themselves while the question is open has answered it; an answer to the way that
    // they no longer go would move the address away from the page.
    setQuestion(null)
    return false
  }, [])
  useBlocker({ shouldBlockFn: ask, disabled: !dirty, enableBeforeUnload: false })
  useUnsavedWork(dirty)
  const settle = (stays: boolean) => {
    question?.answer(stays)
    setQuestion(null)
  }
  return (
    <ConfirmDialog
      opened={question !== null}
      danger
      title={t('leave.title')}
      text={t('leave.text')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => settle(false)}
      onClose={() => settle(true)}
    />
  )
}

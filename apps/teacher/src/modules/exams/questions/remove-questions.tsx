import { Button, List, Modal, Stack } from '@mantine/core'
import { type BankQuestion, type DataOf, exams, type InputOf } from '@titian/contract'
import { ShortText } from '@titian/exam-items/short'
import { callKey, useAct, useFormats } from '@titian/site'
import { ConfirmDialog, Note, toast } from '@titian/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

type Removed = DataOf<typeof exams.questionBankDeleteMany>

interface RemoveQuestionsProps {
  of: Pick<InputOf<typeof exams.questionBankDeleteMany>, 'signs' | 'filter'>
  /** The ticked questions, whose names are shown if their deletion is refused. */
  chosen: readonly BankQuestion[]
  count: number
  onRemoved: () => void
  onClose: () => void
}

/**
 * EXM-205, EXM-237: deletes several questions, and shows for each one that was not deleted the
 * reason of the server.
 */
export function RemoveQuestions(props: RemoveQuestionsProps) {
  const { of, chosen, onRemoved, onClose } = props
  const { t } = useTranslation(['exams', 'site'])
  const { colon } = useFormats()
  const [remaining, setRemaining] = useState<Removed['kept'] | null>(null)
  // The list empties its selection while this dialog is open, so the dialog keeps a copy of the
  // names.
  const [names] = useState(() => new Map(chosen.map(({ idSign, item }) => [idSign, item.stem])))
  const [count] = useState(props.count)
  const hasMessage = useRef(false)
  const remove = useAct(exams.questionBankDeleteMany, {
    refresh: [callKey(exams.questionBankFindList), callKey(exams.questionTags)],
    onDone: ({ deleted, kept: left }) => {
      if (deleted > 0) toast.success(t('bank.removedMany', { count: deleted }))
      onRemoved()
      hasMessage.current = left.length > 0
      setRemaining(left)
    },
  })
  if (remaining?.length)
    return (
      <Modal
        opened
        onClose={onClose}
        title={t('bank.keptTitle')}
        closeButtonProps={{ 'aria-label': t('site:close') }}
      >
        <Stack>
          <List size="sm">
            {remaining.map(({ sign, name, reason }) => (
              <List.Item key={sign}>
                <b>
                  <ShortText text={names.get(sign) ?? name} />
                </b>
                {colon}
                {reason}
              </List.Item>
            ))}
          </List>
          <Button onClick={onClose}>{t('site:close')}</Button>
        </Stack>
      </Modal>
    )
  return (
    <ConfirmDialog
      opened
      danger
      onClose={() => {
        if (!hasMessage.current) onClose()
      }}
      title={t(of.filter ? 'bank.removeFoundTitle' : 'bank.removeManyTitle', { count })}
      text={<Note>{t('bank.removeText')}</Note>}
      confirmLabel={t('remove')}
      cancelLabel={t('site:cancel')}
      onConfirm={async () => {
        await remove.mutateAsync(of)
      }}
    />
  )
}

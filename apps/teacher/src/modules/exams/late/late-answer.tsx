import { Button, Flex, Group, Stack, Text, Textarea, Title } from '@mantine/core'
import { IconClockExclamation } from '@tabler/icons-react'
import { exams, type LateAnswer, type RecordDetail } from '@titian/contract'
import { publicItem } from '@titian/exam-items/public'
import { ItemView } from '@titian/exam-items/render'
import { askKey, callKey, useAct, useFormats } from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { useQueryClient } from '@tanstack/react-query'
import { DialogButtons, Note } from '@titian/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useItemTexts } from '../words/use-item-texts.ts'

type GradedItem = RecordDetail['items'][number]

export interface LateAnswerProps {
  entry: GradedItem
  late: LateAnswer
  record: {
    recordId: string
    version: number
    /**
     * Gives the new version of the paper to the form with the unsaved marks, so that these marks
     * can still be saved.
     */
    follow: (to: number, from: number) => void
  }
}

function useDecision({ record: { recordId, version, follow } }: LateAnswerProps) {
  const client = useQueryClient()
  return useAct(exams.decideLateAnswer, {
    refresh: [callKey(exams.findRecordList)],
    onDone: (newer) => {
      follow(newer.version, version)
      client.setQueryData(askKey(exams.byRecordId, { sign: recordId }), newer)
    },
  })
}

/**
 * EXM-130: an answer that arrived after the paper was closed, beside the stored answer. The teacher
 * decides which one counts.
 */
export function LateAnswerCard(props: LateAnswerProps) {
  const { entry, late } = props
  const { t } = useTranslation('exams')
  const formats = useFormats()
  const texts = useItemTexts()
  const id = useId()
  const [asking, setAsking] = useState<'take' | 'refuse' | null>(null)
  const decided = {
    name: late.decidedBy ?? '',
    time: late.decidedAt ? formats.dateTime(late.decidedAt) : '',
    reason: late.reason ?? '',
  }
  return (
    <Flex
      component="section"
      direction="column"
      gap="sm"
      mt="md"
      p="md"
      bd="1px dashed var(--line-strong)"
      bdrs="md"
      aria-labelledby={id}
    >
      <Title id={id} order={3} size="h5">
        {t('grade.late.title')}
      </Title>
      <Note
        tone={late.state === 'waiting' ? 'warn' : 'info'}
        icon={<IconClockExclamation size={18} aria-hidden />}
      >
        {t('grade.late.text', { time: formats.dateTime(late.receivedAt) })}{' '}
        {late.writtenAt
          ? t('grade.late.written', { time: formats.dateTime(late.writtenAt) })
          : null}
      </Note>
      {late.answer === null ? <p className="meta">{t('grade.late.empty')}</p> : null}
      <ItemView
        item={publicItem(entry.item)}
        value={late.answer}
        readOnly
        texts={texts}
        labelledBy={id}
      />
      {late.state === 'waiting' ? (
        <Group gap="xs">
          <Button variant="light" onClick={() => setAsking('take')}>
            {t('grade.late.take')}
          </Button>
          <Button variant="default" onClick={() => setAsking('refuse')}>
            {t('grade.late.refuse')}
          </Button>
        </Group>
      ) : (
        <Text fz="sm" style={{ whiteSpace: 'pre-wrap' }}>
          {t(`grade.late.${late.state}`, decided)}
        </Text>
      )}
      {asking ? <DecisionDialog {...props} kind={asking} onClose={() => setAsking(null)} /> : null}
    </Flex>
  )
}

interface DecisionDialogProps extends LateAnswerProps {
  kind: 'take' | 'refuse'
  onClose: () => void
}

function DecisionDialog(props: DecisionDialogProps) {
  const { entry, late, record, kind, onClose } = props
  const { t } = useTranslation('exams')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const client = useQueryClient()
  const decide = useDecision(props)
  const send = () => {
    setTried(true)
    if (reason.trim() === '') return
    const { recordId, version } = record
    decide.mutate(
      { recordId, version, lateId: late.lateId, take: kind === 'take', reason },
      // If another person has changed the paper or decided about this answer, the paper is loaded
      // again.
      {
        onSuccess: onClose,
        onError: () => void client.invalidateQueries({ queryKey: callKey(exams.byRecordId) }),
      },
    )
  }
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(`grade.late.${kind}Title`, { number: entry.number })}
    >
      <Stack>
        <p>{t(`grade.late.${kind}Text`)}</p>
        <Textarea
          data-autofocus
          label={t('grade.late.reason')}
          minRows={2}
          autosize
          maxLength={500}
          required
          value={reason}
          error={tried && reason.trim() === '' ? t('grade.late.reasonMissing') : undefined}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <DialogButtons
          cancelLabel={t('grade.late.cancel')}
          onCancel={onClose}
          confirmLabel={t(`grade.late.${kind}`)}
          onConfirm={send}
          busy={decide.isPending}
        />
      </Stack>
    </FormDialog>
  )
}

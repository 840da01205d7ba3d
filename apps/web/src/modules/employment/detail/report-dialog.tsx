import { Box, Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { employment } from '@titian/contract'
import { ask, FormError, useForm } from '@titian/site'
import { DialogButtons, Note } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const least = 3
const most = 200

interface ReportDialogProps {
  positionId: string
  onClose: () => void
}

type Answer = 'sent' | 'already'

interface ReportFormProps extends ReportDialogProps {
  onAnswer: (answer: Answer) => void
}

function ReportForm({ positionId, onClose, onAnswer }: ReportFormProps) {
  const { t } = useTranslation(['employment', 'site'])
  const { form, submit, busy, failure } = useForm({
    initialValues: { reason: '' },
    draft: { owner: 'person', name: `report.${positionId}`, fields: ['reason'] },
    problemsOf: ({ reason }) => ({
      reason: reason.trim().length < least ? t('report.short') : null,
    }),
    send: ({ reason }) => ask(employment.reportPost, { positionId, reason: reason.trim() }),
    onDone: ({ already }) => onAnswer(already ? 'already' : 'sent'),
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Box component="p" m={0} c="var(--text-2)">
          {t('report.text')}
        </Box>
        <Textarea
          {...form.getInputProps('reason')}
          label={t('report.reason')}
          description={t('report.hint')}
          minRows={3}
          maxLength={most}
          required
          data-autofocus
        />
        <FormError error={failure} />
        <DialogButtons
          cancelLabel={t('site:cancel')}
          onCancel={onClose}
          confirmLabel={t('report.send')}
          busy={busy}
        />
      </Stack>
    </form>
  )
}

/** JOB-051: the form that reports a post, and its confirmation. */
export function ReportDialog(props: ReportDialogProps) {
  const { t } = useTranslation(['employment', 'site'])
  const [answer, setAnswer] = useState<Answer | null>(null)
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t('report.title')}
      size={520}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': t('site:close') }}
    >
      {answer ? (
        <Stack>
          <Note tone={answer === 'sent' ? 'ok' : 'info'} live>
            {t(`report.${answer}`)}
          </Note>
          <Group justify="flex-end">
            <Button onClick={props.onClose} data-autofocus>
              {t('report.done')}
            </Button>
          </Group>
        </Stack>
      ) : (
        <ReportForm {...props} onAnswer={setAnswer} />
      )}
    </Modal>
  )
}

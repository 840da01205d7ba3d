import { Box, Checkbox, Modal, Stack, Textarea } from '@mantine/core'
import { type CourseMember, statistics } from '@titian/contract'
import { ask, byContract, FormError, useForm } from '@titian/site'
import { DialogButtons, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { refresh } from './refresh.ts'

interface RemoveDialogProps {
  members: readonly CourseMember[]
  onDone: () => void
  onClose: () => void
}

type Values = { reason: string; mayReturn: boolean }

const mostNamed = 10

/** TCH-075, TCH-121, TCH-165: names the people first, and asks why. */
export function RemoveDialog({ members, onDone, onClose }: RemoveDialogProps) {
  const { t } = useTranslation(['courses', 'site'])
  const studentList = members.map(({ idSign }) => idSign)
  const inputOf = (values: Values) => ({ studentList, ...values })
  const { form, submit, busy, failure } = useForm<Values, { removed: number }>({
    initialValues: { reason: '', mayReturn: true },
    problemsOf: byContract(statistics.deleteTeacher.input, { inputOf }),
    send: (values) => ask(statistics.deleteTeacher, inputOf(values)),
    refresh,
    onDone: ({ removed }) => {
      toast.success(t('members.remove.done', { count: removed }))
      onDone()
      onClose()
    },
  })
  const more = members.length - mostNamed
  return (
    <Modal
      opened
      onClose={busy ? () => {} : onClose}
      title={t('members.remove.title', { count: members.length })}
      closeButtonProps={{ 'aria-label': t('site:close') }}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <p className="muted">{t('members.remove.text')}</p>
          <Box component="ul" m={0} pl="lg">
            {members.slice(0, mostNamed).map(({ idSign, name }) => (
              <li key={idSign}>{name}</li>
            ))}
            {more > 0 ? <li>{t('members.remove.more', { count: more })}</li> : null}
          </Box>
          <FormError error={failure} />
          <Textarea
            data-autofocus
            label={t('members.remove.reason')}
            description={t('members.remove.reasonHint')}
            required
            autosize
            minRows={2}
            maxLength={200}
            {...form.getInputProps('reason')}
          />
          <Checkbox
            label={t('members.remove.mayReturn')}
            description={t('members.remove.mayReturnHint')}
            {...form.getInputProps('mayReturn', { type: 'checkbox' })}
          />
          <DialogButtons
            danger
            cancelLabel={t('site:cancel')}
            onCancel={onClose}
            confirmLabel={t('members.remove.confirm')}
            busy={busy}
          />
        </Stack>
      </form>
    </Modal>
  )
}

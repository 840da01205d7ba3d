import { Button, Group, TextInput } from '@mantine/core'
import { practice, type PracticeBoardRow } from '@titian/contract'
import { ask, byContract, callKey, FormError, useForm } from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { fromLocalField, toLocalField, zoneName } from '@titian/site/local-time'

interface ExtendDialogProps {
  /** The sealed id of the assignment. */
  sign: string
  row: PracticeBoardRow
  onClose: () => void
}

const refresh = [callKey(practice.practiceBoard)]

/**
 * PRC-040: sets a later due date for one student. An empty field restores the due date of the
 * assignment.
 */
export function ExtendDialog({ sign, row, onClose }: ExtendDialogProps) {
  const { t } = useTranslation(['practice', 'site'])
  const inputOf = ({ dueAt }: { dueAt: string }) => ({
    sign,
    userSigns: [row.userId],
    dueAt: fromLocalField(dueAt),
  })
  const { form, submit, busy, failure } = useForm({
    initialValues: { dueAt: row.extended ? toLocalField(row.dueAt) : '' },
    problemsOf: byContract(practice.extendAssignment.input, { inputOf }),
    send: (values) => ask(practice.extendAssignment, inputOf(values)),
    refresh,
    onDone: () => {
      toast.success(t('site:toast.saved'))
      onClose()
    },
  })
  return (
    <FormDialog opened onClose={onClose} title={t('board.extendTitle', { name: row.userName })}>
      <form onSubmit={submit} noValidate>
        <FormError error={failure} />
        <TextInput
          data-path="dueAt"
          type="datetime-local"
          label={t('board.extendLabel')}
          description={t('board.extendHint', { zone: zoneName() })}
          {...form.getInputProps('dueAt')}
        />
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose} disabled={busy}>
            {t('site:cancel')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('form.save')}
          </Button>
        </Group>
      </form>
    </FormDialog>
  )
}

import { Box, Checkbox, Stack, Textarea } from '@mantine/core'
import { type CourseMember, statistics } from '@titian/contract'
import { ask, byContract, FormError, useForm } from '@titian/site'
import { FormDialog, type Selection } from '@titian/site/staff'
import { DialogButtons, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import type { MemberFilter } from './member-words.ts'
import { refresh } from './refresh.ts'

interface RemoveDialogProps {
  courseIdSign: string
  selection: Selection<CourseMember, MemberFilter>
  onClose: () => void
}

type Values = { reason: string; mayReturn: boolean }

const mostNamed = 10

/**
 * TCH-075, TCH-121, TCH-165, TCH-171: removes students. The dialog names the students, or says how
 * many match the filter, and asks for a reason.
 */
export function RemoveDialog({ courseIdSign, selection, onClose }: RemoveDialogProps) {
  const { rows, count, isAll, of, clear } = selection
  const { t } = useTranslation(['courses', 'site'])
  const whom =
    'keys' in of ? { studentList: of.keys } : { filter: { courseId: courseIdSign, ...of.filter } }
  const inputOf = (values: Values) => ({ ...whom, ...values })
  const { form, submit, busy, failure } = useForm<Values, { removed: number }>({
    initialValues: { reason: '', mayReturn: true },
    problemsOf: byContract(statistics.deleteTeacher.input, { inputOf }),
    send: (values) => ask(statistics.deleteTeacher, inputOf(values)),
    refresh,
    onDone: ({ removed }) => {
      toast.success(t('members.remove.done', { count: removed }))
      clear()
      onClose()
    },
  })
  const more = rows.length - mostNamed
  return (
    <FormDialog opened onClose={onClose} title={t('members.remove.title', { count })}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <p className="muted">{t('members.remove.text')}</p>
          {isAll ? (
            <p>{t('members.remove.allThatMatch', { count })}</p>
          ) : (
            <Box component="ul" m={0} pl="lg">
              {rows.slice(0, mostNamed).map(({ idSign, name }) => (
                <li key={idSign}>{name}</li>
              ))}
              {more > 0 ? <li>{t('members.remove.more', { count: more })}</li> : null}
            </Box>
          )}
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
    </FormDialog>
  )
}

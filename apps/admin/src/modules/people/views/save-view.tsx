import { TextInput } from '@mantine/core'
import { people, type PeopleFilter } from '@titian/contract'
import { ask, byContract, callKey, useForm } from '@titian/site'
import { Note, toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'

interface SaveViewProps {
  filter: PeopleFilter
  /** The names of the existing views. */
  names: readonly string[]
  onClose: () => void
}

export function SaveView({ filter, names, onClose }: SaveViewProps) {
  const { t } = useTranslation('people')
  const inputOf = ({ name }: { name: string }) => ({ name, filter })
  const { form, submit, busy, failure } = useForm<{ name: string }, { sign: string }>({
    initialValues: { name: '' },
    problemsOf: byContract(people.savePeopleView.input, { inputOf }),
    refresh: [callKey(people.listPeopleViews)],
    send: (values) => ask(people.savePeopleView, inputOf(values)),
    onDone: () => {
      toast.success(t('views.saved'))
      onClose()
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('views.save')}
      confirmLabel={t('views.keep')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <TextInput
        {...form.getInputProps('name')}
        label={t('views.name')}
        description={t('views.hint')}
        maxLength={60}
        autoComplete="off"
        required
      />
      {names.includes(form.values.name.trim()) ? (
        <Note tone="warn">{t('views.replaces')}</Note>
      ) : null}
    </ActDialog>
  )
}

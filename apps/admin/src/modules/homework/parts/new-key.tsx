import { TextInput } from '@mantine/core'
import { type DataOf, homework } from '@titian/contract'
import { ask, byContract, callKey, useForm } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'

export type MadeKey = DataOf<typeof homework.makePracticeKey>

interface NewKeyProps {
  onClose: () => void
  onMade: (made: MadeKey) => void
}

/** PRC-124: the dialog that creates a key, with name and address of the system. */
export function NewKey({ onClose, onMade }: NewKeyProps) {
  const { t } = useTranslation('homework')
  const { form, submit, busy, failure } = useForm<{ name: string; origin: string }, MadeKey>({
    initialValues: { name: '', origin: '' },
    problemsOf: byContract(homework.makePracticeKey.input),
    send: (values) => ask(homework.makePracticeKey, values),
    refresh: [callKey(homework.listPracticeKeys)],
    onDone: (made) => {
      onClose()
      onMade(made)
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('key.new')}
      confirmLabel={t('key.make')}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <TextInput
        {...form.getInputProps('name')}
        label={t('key.name')}
        description={t('key.nameHint')}
        maxLength={60}
        autoComplete="off"
        required
      />
      <TextInput
        {...form.getInputProps('origin')}
        label={t('key.origin')}
        description={t('key.originHint')}
        placeholder="https://lab.example"
        maxLength={200}
        inputMode="url"
        autoComplete="off"
        required
      />
    </ActDialog>
  )
}

import { Button, Group, Stack, TextInput } from '@mantine/core'
import { people, type PeopleView } from '@titian/contract'
import { ask, byContract, callKey, FormError, useAct, useForm } from '@titian/site'
import { FormDialog } from '@titian/site/staff'
import { toast } from '@titian/ui'
import { useTranslation } from 'react-i18next'

const refresh = [callKey(people.listPeopleViews)]

function ViewRow({ view }: { view: PeopleView }) {
  const { t } = useTranslation('people')
  const { sign } = view
  const inputOf = ({ name }: { name: string }) => ({ sign, name })
  const { form, submit, busy, failure } = useForm<{ name: string }, object | null>({
    initialValues: { name: view.name },
    problemsOf: byContract(people.renamePeopleView.input, { inputOf }),
    refresh,
    send: (values) => ask(people.renamePeopleView, inputOf(values)),
    onDone: () => {
      toast.success(t('views.renamed'))
    },
  })
  const remove = useAct(people.removePeopleView, {
    refresh,
    onDone: () => {
      toast.success(t('views.removed'))
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <FormError error={failure} />
      <Group align="flex-end" gap="sm">
        <TextInput
          {...form.getInputProps('name')}
          label={t('views.name')}
          maxLength={60}
          autoComplete="off"
          flex="1 1 12em"
        />
        <Button
          type="submit"
          variant="default"
          loading={busy}
          disabled={form.values.name.trim() === view.name}
          aria-label={t('views.renameOf', { name: view.name })}
        >
          {t('views.rename')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          loading={remove.isPending}
          aria-label={t('views.removeOf', { name: view.name })}
          onClick={() => remove.mutate({ sign })}
        >
          {t('views.remove')}
        </Button>
      </Group>
    </form>
  )
}

interface ManageViewsProps {
  views: readonly PeopleView[]
  onClose: () => void
}

export function ManageViews({ views, onClose }: ManageViewsProps) {
  const { t } = useTranslation(['people', 'site'])
  return (
    <FormDialog opened onClose={onClose} title={t('views.manage')} size={560}>
      <Stack>
        {views.length === 0 ? <p className="muted">{t('views.none')}</p> : null}
        {views.map((view) => (
          <ViewRow key={`${view.sign} ${view.name}`} view={view} />
        ))}
      </Stack>
    </FormDialog>
  )
}

import { ActionIcon, Button, Flex, TextInput } from '@mantine/core'
import { randomId } from '@mantine/hooks'
import { IconAlertTriangle, IconPlus, IconTrash } from '@tabler/icons-react'
import { schoolHostsMost, schools, type SchoolRow } from '@titian/contract'
import { ask, byContract, callKey, useForm } from '@titian/site'
import { Note, toast } from '@titian/ui'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import styles from './school-list.module.css'

interface HostsDialogProps {
  school: SchoolRow
  onClose: () => void
}

function useHostsForm(school: SchoolRow, onClose: () => void) {
  const { t } = useTranslation('schools')
  const inputOf = ({ hosts }: { hosts: SchoolRow['hosts'] }) => ({
    sign: school.sign,
    hosts: hosts.map(({ host, registrationNumber }) => ({ host, registrationNumber })),
  })
  return useForm({
    initialValues: { hosts: school.hosts.map((host) => ({ ...host, key: randomId() })) },
    problemsOf: byContract(schools.saveHosts.input, { inputOf }),
    send: (values) => ask(schools.saveHosts, inputOf(values)),
    refresh: [callKey(schools.listSchools), callKey(schools.schoolInitial)],
    onDone: () => {
      toast.success(t('site:toast.saved'))
      onClose()
    },
  })
}

/** FRM-189: the addresses of a school, each with the number under which it is registered. */
export function HostsDialog({ school, onClose }: HostsDialogProps) {
  const { t } = useTranslation('schools')
  const { form, submit, busy, failure } = useHostsForm(school, onClose)
  const addButton = useRef<HTMLButtonElement>(null)
  const { hosts } = form.values
  const remove = (index: number) => {
    form.removeListItem('hosts', index)
    addButton.current?.focus()
  }
  const used = location.hostname
  const losesThis =
    school.hosts.some(({ host }) => host === used) && !hosts.some(({ host }) => host === used)
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('hosts.title', { name: school.title })}
      confirmLabel={t('save')}
      size={680}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <p>{t('hosts.lead')}</p>
      <Flex component="ul" direction="column" gap="sm" aria-label={t('schoolList.hosts')}>
        {hosts.map(({ key, host }, index) => (
          <li key={key} className={styles['line']}>
            <TextInput
              label={t('hosts.host')}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              {...form.getInputProps(`hosts.${index}.host`)}
            />
            <TextInput
              label={t('hosts.number')}
              {...form.getInputProps(`hosts.${index}.registrationNumber`)}
            />
            <div className={styles['remove']}>
              <ActionIcon
                aria-label={t('list.remove', { name: host || t('list.unnamed') })}
                disabled={hosts.length === 1}
                onClick={() => remove(index)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </div>
          </li>
        ))}
      </Flex>
      {losesThis ? (
        <Note tone="warn" icon={<IconAlertTriangle size={18} aria-hidden />} live>
          {t('hosts.losesThis', { host: used })}
        </Note>
      ) : null}
      <div>
        <Button
          ref={addButton}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={hosts.length >= schoolHostsMost}
          onClick={() =>
            form.insertListItem('hosts', { key: randomId(), host: '', registrationNumber: '' })
          }
        >
          {t('hosts.add')}
        </Button>
      </div>
    </ActDialog>
  )
}

import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { type KeptPathCard, promote } from '@titian/contract'
import { ask, byContract, callKey, useAct, useForm, useFormats } from '@titian/site'
import { toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { ReasonField } from '../../../parts/reason-field.tsx'

type Path = Pick<KeptPathCard, 'sign' | 'version' | 'name' | 'published'>

const refresh = [promote.listPaths, promote.keptPath].map(callKey)

interface RemoveDialogProps {
  path: Path
  onRemoved: () => void
  onClose: () => void
}

function RemoveDialog({ path, onRemoved, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('promote')
  const { sign, version, name } = path
  const inputOf = ({ reason }: { reason: string }) => ({ sign, version, reason })
  const { form, submit, busy, failure } = useForm({
    initialValues: { reason: '' },
    problemsOf: byContract(promote.removePath.input, { inputOf }),
    send: (values) => ask(promote.removePath, inputOf(values)),
    refresh: [callKey(promote.listPaths)],
    onDone: () => {
      toast.success(t('path.removed'))
      onClose()
      onRemoved()
    },
  })
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t('path.removeTitle', { name })}
      confirmLabel={t('path.remove')}
      danger
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      <p>{t('path.removeText')}</p>
      <ReasonField
        {...form.getInputProps('reason')}
        label={t('path.reason')}
        hint={t('path.reasonHint')}
      />
    </ActDialog>
  )
}

interface PathActsProps {
  path: Path
  /** Whether the page of the path has unsaved changes, which disables the actions. */
  isBusy?: boolean
  onRemoved?: () => void
}

/** CNT-131: the actions on a path in its state. */
export function PathActs({ path, isBusy = false, onRemoved = () => undefined }: PathActsProps) {
  const { t } = useTranslation('promote')
  const { colon } = useFormats()
  const [removes, setRemoves] = useState(false)
  const { sign, version, name, published } = path
  const publish = useAct(promote.publishPath, {
    refresh,
    onDone: () => toast.success(t('path.published')),
  })
  const withdraw = useAct(promote.withdrawPath, {
    refresh,
    onDone: () => toast.success(t('path.withdrawn')),
  })
  const act = published ? withdraw : publish
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            size="compact-md"
            aria-label={`${t('acts')}${colon}${name}`}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {t('acts')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item disabled={isBusy} onClick={() => act.mutate({ sign, version })}>
            {t(published ? 'path.withdraw' : 'path.publish')}
          </Menu.Item>
          <Menu.Item color="red" onClick={() => setRemoves(true)}>
            {t('path.remove')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {removes ? (
        <RemoveDialog path={path} onRemoved={onRemoved} onClose={() => setRemoves(false)} />
      ) : null}
    </>
  )
}

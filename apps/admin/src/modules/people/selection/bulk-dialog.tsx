import { Box, Button, NativeSelect, Stack, TextInput } from '@mantine/core'
import { people, type PeopleAct, type PeopleChange, type Person } from '@titian/contract'
import { useAct } from '@titian/site'
import type { Selection } from '@titian/site/staff'
import { Note, toast } from '@titian/ui'
import { useState } from 'react'
import { useFormats } from '@titian/site'
import { useTranslation } from 'react-i18next'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { ReasonField } from '../person/reason-field.tsx'
import { chosenAmong } from '../person/roles.ts'
import { outdated, usePersonForm } from '../person/use-person-form.ts'
import type { PeopleNarrowing } from '../directory/read-filters.ts'

interface BulkDialogProps {
  act: PeopleAct
  selection: Selection<Person, PeopleNarrowing>
  onClose: () => void
}

type Values = {
  role: (typeof chosenAmong)[number]
  className: string
  reason: string
}

const mostNamed = 10

function Names({ chosen }: { chosen: readonly Person[] }) {
  const { t } = useTranslation('people')
  const more = chosen.length - mostNamed
  return (
    <Box component="ul" m={0} pl="lg">
      {chosen.slice(0, mostNamed).map(({ sign, name }) => (
        <li key={sign}>{name}</li>
      ))}
      {more > 0 ? <li>{t('bulk.more', { count: more })}</li> : null}
    </Box>
  )
}

interface RefusedProps extends Pick<PeopleChange, 'refused'> {
  /** Removes the refused people from the selection; undefined if a filter chose the people. */
  onLeaveOut: (() => void) | undefined
}

/**
 * Shown when the bulk action changed nothing: one click removes the refused people from the
 * selection.
 */
function Refused({ refused, onLeaveOut }: RefusedProps) {
  const { t } = useTranslation('people')
  const { colon } = useFormats()
  return (
    <Note tone="danger" live>
      <Stack gap="xs">
        <b>{t('bulk.refused')}</b>
        <Box component="ul" m={0} pl="lg">
          {refused.map(({ sign, name, why }) => (
            <li key={sign}>
              {name}
              {colon}
              {t(`bulk.why.${why}`)}
            </li>
          ))}
        </Box>
        {onLeaveOut ? (
          <Box>
            <Button variant="default" size="sm" onClick={onLeaveOut}>
              {t('bulk.leaveOut', { count: refused.length })}
            </Button>
          </Box>
        ) : null}
      </Stack>
    </Note>
  )
}

const opposite = { disable: 'enable', enable: 'disable' } as const

/**
 * TCH-196: undoes a bulk action on chosen people. Only people whose state the action changed are
 * changed back.
 */
function useUndo() {
  const { t } = useTranslation('people')
  const undo = useAct(people.changePeople, {
    refresh: outdated,
    onDone: ({ changed }) => toast.success(t('bulk.undone', { count: changed })),
  })
  return (act: PeopleAct, rows: readonly Person[], isAll: boolean) => {
    if (isAll || (act !== 'disable' && act !== 'enable')) return undefined
    const signs = rows.filter((one) => one.disabled === (act === 'enable')).map(({ sign }) => sign)
    if (signs.length === 0) return undefined
    const back = { signs, act: opposite[act], reason: t('bulk.undoReason') }
    return { label: t('bulk.undo'), onPress: () => undo.mutate(back) }
  }
}

/**
 * ACC-290: names the people or says how many match, asks for the reason, and applies the action to
 * all of these people or to none.
 */
export function BulkDialog({ act, selection, onClose }: BulkDialogProps) {
  const { rows, count, isAll, of, leaveOut, clear } = selection
  const { t } = useTranslation('people')
  const [refused, setRefused] = useState<PeopleChange['refused']>([])
  const undoOf = useUndo()
  const initialValues: Values = { role: 'student', className: '', reason: '' }
  const { form, submit, busy, failure } = usePersonForm(people.changePeople, {
    initialValues,
    keepsValues: true,
    inputOf: (values) => ({ ...('keys' in of ? { signs: of.keys } : of), act, ...values }),
    onDone: (done) => {
      setRefused(done.refused)
      if (done.refused.length > 0) return
      toast.success(t('bulk.done', { count: done.changed }), undoOf(act, rows, isAll))
      clear()
      onClose()
    },
  })
  const leaveRefusedOut = () => {
    leaveOut(refused.map(({ sign }) => sign))
    setRefused([])
  }
  return (
    <ActDialog
      opened
      onClose={onClose}
      title={t(`bulk.title.${act}`, { count })}
      confirmLabel={t(`bulk.act.${act}`)}
      danger={act === 'disable'}
      busy={busy}
      failure={failure}
      onSubmit={submit}
    >
      {refused.length > 0 ? (
        <Refused refused={refused} onLeaveOut={isAll ? undefined : leaveRefusedOut} />
      ) : null}
      <p className="muted">{t(`bulk.text.${act}`)}</p>
      {isAll ? <p>{t('bulk.allThatMatch', { count })}</p> : <Names chosen={rows} />}
      {act === 'giveRole' || act === 'takeRole' ? (
        <NativeSelect
          {...form.getInputProps('role')}
          label={t('roleOne')}
          data={chosenAmong.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
      ) : null}
      {act === 'giveRole' && form.values.role === 'schoolAdmin' ? (
        <Note tone="warn">{t('staffWarning')}</Note>
      ) : null}
      {act === 'setClass' ? (
        <TextInput
          {...form.getInputProps('className')}
          label={t('class')}
          description={t('bulk.classHint')}
          maxLength={100}
          autoComplete="off"
        />
      ) : null}
      <ReasonField {...form.getInputProps('reason')} />
    </ActDialog>
  )
}

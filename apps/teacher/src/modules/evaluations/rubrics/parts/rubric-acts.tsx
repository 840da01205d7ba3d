import { Button } from '@mantine/core'
import type { Rubric, RubricCard } from '@titian/contract'
import { ServerRefusal } from '@titian/site'
import { ConfirmDialog } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRubricActs } from './use-rubric-acts.ts'

/** What is asked before it is done, because nothing takes it back. */
type AskedAct = 'publish' | 'retire' | 'remove'
type RubricAct = AskedAct | 'newVersion'

/** PRC-062: what the state of a rubric allows to the person who may change it. */
function actsOf({ mayChange, state }: Pick<RubricCard, 'mayChange' | 'state'>): RubricAct[] {
  if (!mayChange) return []
  if (state === 'draft') return ['remove', 'publish']
  return state === 'retired' ? ['newVersion'] : ['retire', 'newVersion']
}

interface RubricActsProps {
  rubric: Pick<RubricCard, 'sign' | 'name' | 'state' | 'version' | 'mayChange'>
  /** In a list each button names its rubric to screen readers. */
  named?: boolean
  /** Brings what is written to the server before it is published; false: it could not. */
  save?: () => Promise<boolean>
  onChanged?: (rubric: Rubric) => void
  onRemoved?: () => unknown
}

const looks = {
  publish: { variant: 'filled' },
  newVersion: { variant: 'default' },
  retire: { variant: 'subtle', color: 'red' },
  remove: { variant: 'subtle', color: 'red' },
} as const satisfies Record<RubricAct, object>

/** PRC-114: what can be done with a rubric in its state; what nothing takes back is asked first. */
export function RubricActs(props: RubricActsProps) {
  const { rubric, named = false, save, onChanged, onRemoved } = props
  const { t } = useTranslation(['evaluations', 'site'])
  const { sign, name, version } = rubric
  const acts = useRubricActs({ onChanged, onRemoved })
  const [asked, setAsked] = useState<AskedAct | null>(null)
  const offered = actsOf(rubric)
  // Another person may have changed the state while the question was open.
  const open = asked !== null && offered.includes(asked) ? asked : null
  const press = (act: RubricAct) => async () => {
    if (act === 'newVersion') {
      if (!acts.newVersion.isPending) acts.newVersion.mutate({ sign })
    } else if (act !== 'publish' || !save || (await save())) setAsked(act)
  }
  const confirm = async (act: AskedAct) => {
    try {
      await acts[act].mutateAsync({ sign, version })
    } catch (error) {
      // What the server refuses is said and read again; what never arrived can be sent once more.
      if (!(error instanceof ServerRefusal)) throw error
    }
  }
  return (
    <>
      {offered.map((act) => (
        <Button
          key={act}
          {...looks[act]}
          {...(named && act === 'publish' ? { variant: 'default' } : null)}
          {...(named ? { 'aria-label': t(`rubrics.act.${act}Of`, { name }) } : null)}
          loading={act === 'newVersion' && acts.newVersion.isPending}
          onClick={() => void press(act)()}
        >
          {t(`rubrics.act.${act}`)}
        </Button>
      ))}
      {open ? (
        <ConfirmDialog
          opened
          onClose={() => setAsked(null)}
          title={t(`rubrics.act.${open}Title`, { name })}
          text={t(`rubrics.act.${open}Text`)}
          confirmLabel={t(`rubrics.act.${open}`)}
          cancelLabel={t('site:cancel')}
          danger={open !== 'publish'}
          onConfirm={() => confirm(open)}
        />
      ) : null}
    </>
  )
}

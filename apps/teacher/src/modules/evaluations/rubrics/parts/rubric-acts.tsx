import { Button } from '@mantine/core'
import type { Rubric, RubricCard } from '@titian/contract'
import { ServerRefusal } from '@titian/site'
import { ConfirmDialog } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRubricActs } from './use-rubric-acts.ts'

/** Actions that ask for confirmation because they cannot be undone. */
type AskedAct = 'publish' | 'retire' | 'remove'
type RubricAct = AskedAct | 'newVersion'

/** PRC-062: returns the actions that the state of a rubric allows to a person who may change it. */
function actsOf({ mayChange, state }: Pick<RubricCard, 'mayChange' | 'state'>): RubricAct[] {
  if (!mayChange) return []
  if (state === 'draft') return ['remove', 'publish']
  return state === 'retired' ? ['newVersion'] : ['retire', 'newVersion']
}

interface RubricActsProps {
  rubric: Pick<RubricCard, 'sign' | 'name' | 'state' | 'version' | 'mayChange'>
  /** In a list, the accessible name of each button includes the name of its rubric. */
  named?: boolean
  /** Saves the form before publishing; resolves to false if saving failed. */
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

/** PRC-114: the actions on a rubric in its state; irreversible ones ask for confirmation. */
export function RubricActs(props: RubricActsProps) {
  const { rubric, named = false, save, onChanged, onRemoved } = props
  const { t } = useTranslation(['evaluations', 'site'])
  const { sign, name, version } = rubric
  const acts = useRubricActs({ onChanged, onRemoved })
  const [asked, setAsked] = useState<AskedAct | null>(null)
  const offered = actsOf(rubric)
  // Another person may have changed the state while the confirmation was open.
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
      // A refusal is shown and the rubric loaded again; after a network error the action can be
      // sent again.
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

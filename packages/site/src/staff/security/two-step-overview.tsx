import { Box, Button, Group } from '@mantine/core'
import { accounts, type DataOf } from '@titian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callKey } from '../../calls/query-client.ts'
import { useAct } from '../../calls/use-act.ts'

export type State = DataOf<typeof accounts.twoStepState>
type Secret = DataOf<typeof accounts.beginTwoStep>
/** The action that the user has started; null if there is none. */
export type Doing =
  | { step: 'setup'; secret: Secret }
  | { step: 'codes'; codes: string[] }
  | { step: 'end' }
  | null

function BeginButton({ onSecret }: { onSecret: (secret: Secret) => void }) {
  const { t } = useTranslation('staff')
  const client = useQueryClient()
  const begin = useAct(accounts.beginTwoStep, {
    onDone: onSecret,
    onRefusal: () => {
      // Two-step verification was switched on elsewhere. A toast says so, and then the card shows
      // it.
      void client.invalidateQueries({ queryKey: callKey(accounts.twoStepState) })
      return false
    },
  })
  return (
    <Button loading={begin.isPending} onClick={() => begin.mutate({})}>
      {t('security.twoStep.begin')}
    </Button>
  )
}

/** The state of two-step sign-in, and the one action that changes it. */
export function TwoStepOverview({ state, onDo }: { state: State; onDo: (doing: Doing) => void }) {
  const { t } = useTranslation('staff')
  const count = state.recoveryCodesLeft
  return (
    <>
      <Box component="p" maw="66ch" c="var(--text-2)" fz="sm">
        {t('security.twoStep.text')}
      </Box>
      {state.enabled ? (
        <Box component="p" maw="66ch" c="var(--text-2)" fz="sm">
          {t('security.twoStep.codesLeft', { count })}
        </Box>
      ) : null}
      <Group gap="sm" align="stretch">
        {state.enabled ? (
          <Button variant="default" onClick={() => onDo({ step: 'end' })}>
            {t('security.twoStep.end')}
          </Button>
        ) : (
          <BeginButton onSecret={(secret) => onDo({ step: 'setup', secret })} />
        )}
      </Group>
    </>
  )
}

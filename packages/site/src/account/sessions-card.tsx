import { Box, Button, Flex, Title } from '@mantine/core'
import { accounts } from '@titian/contract'
import { BothEnds, ConfirmDialog, Surface, TextSkeleton, toast } from '@titian/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callKey } from '../calls/query-client.ts'
import { useAct } from '../calls/use-act.ts'
import { useAsk } from '../calls/use-ask.ts'
import { ErrorView } from '../parts/error-view.tsx'
import { SessionRow } from './session-row.tsx'

const key = callKey(accounts.listSessions)

function EndOthers() {
  const { t } = useTranslation('account')
  const [asking, setAsking] = useState(false)
  const end = useAct(accounts.endOtherSessions, {
    refresh: [key],
    onDone: ({ ended }) => toast.success(t('sessions.endedAll', { count: ended })),
  })
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setAsking(true)}>
        {t('sessions.endAll')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('sessions.endAllTitle')}
        text={t('sessions.endAllText')}
        confirmLabel={t('sessions.endAll')}
        cancelLabel={t('site:cancel')}
        onConfirm={async () => {
          await end.mutateAsync({})
        }}
      />
    </>
  )
}

/** The sessions of the account, each with a button to end it. */
export function SessionsCard() {
  const { t } = useTranslation('account')
  const { data, error, refetch } = useAsk(accounts.listSessions, {}, { staleTime: 0 })
  const others = (data ?? []).some(({ isCurrent }) => !isCurrent)
  return (
    <Surface gap="md">
      <BothEnds>
        <Title order={2} size="h3">
          {t('sessions.title')}
        </Title>
        {others ? <EndOthers /> : null}
      </BothEnds>
      <Box component="p" maw="66ch" c="var(--text-2)" fz="sm">
        {t('sessions.text')}
      </Box>
      {error ? (
        <ErrorView error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Flex component="ul" direction="column">
          {data.map((session) => (
            <SessionRow key={session.sign} session={session} />
          ))}
        </Flex>
      ) : (
        <TextSkeleton label={t('site:loading')} />
      )}
    </Surface>
  )
}

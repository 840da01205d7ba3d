import { Box, Button, Stack, Title } from '@mantine/core'
import { closingDays, privacy, type AccountClosing } from '@titian/contract'
import { ConfirmDialog, Note, Surface, TextSkeleton } from '@titian/ui'
import { useRef, useState, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../calls/call-server.ts'
import { useAsk } from '../calls/use-ask.ts'
import { useFormats } from '../format/formats.ts'
import { ErrorView } from '../parts/error-view.tsx'
import { Hindrances, type DrawWay } from './hindrances.tsx'
import { KeptList } from './kept-list.tsx'
import { ProofForm, type CodeFieldsProps } from './proof-form.tsx'
import { useKeepAccount, useShowClosing } from './use-closing.ts'
import { useProof } from './use-proof.ts'

interface CloseAccountProps {
  CodeFields?: ComponentType<CodeFieldsProps> | undefined
  drawWay: DrawWay
}

const endings = ['signIn', 'person', 'learning', 'messages'] as const

/** ACC-309, ACC-310: what will be deleted and what remains, shown before the user decides. */
function Consequences({ closing: { kept, applications } }: { closing: AccountClosing }) {
  const { t } = useTranslation('privacy')
  return (
    <>
      <div>
        <Title order={3} size="h4" mb="xs">
          {t('ends.title')}
        </Title>
        <ul className="lined">
          {endings.map((one) => (
            <Box key={one} component="li" py="xs">
              {t(`ends.${one}`)}
            </Box>
          ))}
          {applications > 0 ? (
            <Box component="li" py="xs">
              {t('ends.applications', { count: applications })}
            </Box>
          ) : null}
        </ul>
      </div>
      <div>
        <Title order={3} size="h4" mb="xs">
          {t('kept.title')}
        </Title>
        <Box component="p" c="var(--text-2)" fz="sm" mb="xs">
          {t('kept.lead')}
        </Box>
        <KeptList kept={kept} />
      </div>
    </>
  )
}

/**
 * The user first proves who they are, and then confirms in a dialog, in which the safe answer has
 * the focus.
 */
function Begin({ CodeFields }: Pick<CloseAccountProps, 'CodeFields'>) {
  const { t } = useTranslation('privacy')
  const show = useShowClosing()
  const [asking, setAsking] = useState(false)
  const isConfirmed = useRef(false)
  const proof = useProof({
    mayBegin: () => {
      if (!isConfirmed.current) setAsking(true)
      return isConfirmed.current
    },
    send: async (given) => show(await ask(privacy.closeOwnAccount, given)),
  })
  const confirm = () => {
    isConfirmed.current = true
    proof.submit()
    isConfirmed.current = false
  }
  return (
    <Stack gap="sm">
      <Title order={3} size="h4">
        {t('closing.beginTitle')}
      </Title>
      <ProofForm proof={proof} CodeFields={CodeFields} label={t('closing.begin')} danger>
        <p>{t('closing.week', { count: closingDays })}</p>
      </ProofForm>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('closing.sure')}
        text={t('closing.sureText', { count: closingDays })}
        confirmLabel={t('closing.begin')}
        cancelLabel={t('closing.keep')}
        danger
        onConfirm={confirm}
      />
    </Stack>
  )
}

/** ACC-306: the week in which the closing can be cancelled. */
function Waiting({ closing }: { closing: AccountClosing }) {
  const { t } = useTranslation('privacy')
  const { dateTime } = useFormats()
  const keep = useKeepAccount()
  return (
    <Note
      tone="warn"
      live
      action={
        <Button loading={keep.isPending} onClick={() => keep.mutate({})}>
          {t('closing.keep')}
        </Button>
      }
    >
      <b>{t('closing.note', { date: dateTime(closing.endsAt ?? 0) })}</b>
      <br />
      {t('closing.since', { date: dateTime(closing.requestedAt ?? 0) })}
    </Note>
  )
}

function Closing({
  closing,
  CodeFields,
  drawWay,
}: { closing: AccountClosing } & CloseAccountProps) {
  const isHindered = closing.hindrances.length > 0
  if (closing.state === 'closing')
    return (
      <>
        <Waiting closing={closing} />
        <Consequences closing={closing} />
      </>
    )
  return (
    <>
      {isHindered ? <Hindrances hindrances={closing.hindrances} drawWay={drawWay} /> : null}
      <Consequences closing={closing} />
      {isHindered ? null : <Begin CodeFields={CodeFields} />}
    </>
  )
}

/** ACC-304 to ACC-310: closes the user's account, with a text on what remains and why. */
export function CloseAccount(props: CloseAccountProps) {
  const { t } = useTranslation('privacy')
  const { data, error, refetch } = useAsk(privacy.accountClosing, {}, { staleTime: 0 })
  return (
    <Surface gap="md">
      <Title order={2} size="h3">
        {t('closing.title')}
      </Title>
      {error && !data ? <ErrorView level={3} error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <TextSkeleton lines={8} label={t('site:loading')} /> : null}
      {data ? <Closing closing={data} {...props} /> : null}
    </Surface>
  )
}

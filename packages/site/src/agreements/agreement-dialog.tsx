import { Anchor, Group, Modal, Stack, Text, Title } from '@mantine/core'
import { accounts, type AgreementToAccept, schools } from '@titian/contract'
import { DialogButtons, TextSkeleton } from '@titian/ui'
import { useTranslation } from 'react-i18next'
import { callKey } from '../calls/query-client.ts'
import { useAct } from '../calls/use-act.ts'
import { useAsk } from '../calls/use-ask.ts'
import { useFormats } from '../format/formats.ts'
import { ErrorView } from '../parts/error-view.tsx'
import { agreementAddress } from './agreement-address.ts'

/** One agreement: its changes, the new version and the version that was accepted before. */
function Changed({ agreement }: { agreement: AgreementToAccept }) {
  const { t } = useTranslation('agreements')
  const formats = useFormats()
  const { form, version, at, title, note, accepted } = agreement
  const readAgain = (of: number, label: string) => (
    <Anchor href={agreementAddress(form, of)} target="_blank">
      {label}
      <span className="visually-hidden">{t('newTab')}</span>
    </Anchor>
  )
  return (
    <Stack gap={4}>
      <Title order={3} size="h4">
        {title}
      </Title>
      <span className="meta">{t('versionOf', { version, date: formats.date(at) })}</span>
      {note ? <Text style={{ whiteSpace: 'pre-line' }}>{note}</Text> : null}
      <Group gap="md">
        {readAgain(version, t('readNew'))}
        {accepted ? readAgain(accepted, t('readAccepted', { version: accepted })) : null}
      </Group>
    </Stack>
  )
}

/** CNT-084: blocks the page until the user accepts the agreement or signs out. */
export function AgreementDialog({ onSignOut }: { onSignOut: () => Promise<void> }) {
  const { t } = useTranslation('agreements')
  const { data, error, refetch } = useAsk(schools.agreementsToAccept, {}, { staleTime: 0 })
  const accept = useAct(schools.acceptAgreements, {
    refresh: [callKey(accounts.loginInfo), callKey(schools.myAgreements)],
    // A refusal can mean that a newer version was published. So the agreements are loaded again,
    // and the dialog shows the newer version.
    onRefusal: () => {
      void refetch()
      return false
    },
  })
  const agreements = (data ?? []).map(({ form, version }) => ({ form, version }))
  return (
    <Modal
      opened
      onClose={() => undefined}
      title={t('title')}
      size={560}
      centered
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
    >
      <Stack>
        <Text>{t('text')}</Text>
        {error && !data ? (
          <ErrorView level={3} error={error} onRetry={() => void refetch()} />
        ) : null}
        {!data && !error ? <TextSkeleton lines={3} label={t('site:loading')} /> : null}
        {data?.map((agreement) => (
          <Changed key={agreement.form} agreement={agreement} />
        ))}
        <DialogButtons
          cancelLabel={t('site:signOut')}
          onCancel={() => void onSignOut()}
          confirmLabel={t('accept')}
          onConfirm={() => accept.mutate({ agreements })}
          busy={accept.isPending}
          disabled={agreements.length === 0}
        />
      </Stack>
    </Modal>
  )
}
